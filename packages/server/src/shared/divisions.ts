import divisions from './data/divisions.json' with { type: 'json' };
import { bareName } from './division-names.ts';
import { fold } from './fold.ts';

const countries: Readonly<Record<string, readonly string[] | undefined>> = divisions.countries;

/** Whether the country has a state or province of this name or ISO code; where nothing is known of it, any name will do. */
export function isDivision(countryCode: string, name: string): boolean {
  const known = countries[countryCode];
  if (!known) return true;
  const folded = fold(name);
  return known.includes(folded) || known.includes(bareName(folded));
}

/** Whether the Turkish province, by name or ISO code, has this district. */
export function isTurkishDistrict(province: string, district: string): boolean {
  const name = bareName(fold(province));
  const found = divisions.turkishProvinces.find(({ names }) => names.includes(name));
  return found?.districts.includes(fold(district)) ?? false;
}

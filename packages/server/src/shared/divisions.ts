import { distance } from 'fastest-levenshtein';
import data from './data/divisions.json' with { type: 'json' };
import { bareName } from './division-names.ts';
import { fold } from './fold.ts';

export type Division = {
  /** ISO 3166-2; absent where it lists none for the country. */
  readonly code?: string;
  /** In English, as a rule. */
  readonly name: string;
  readonly localName?: string;
  /** The division it is part of, where ISO has two levels. */
  readonly parentCode?: string;
  readonly districts?: readonly string[];
};

type Known = Division & {
  /** Everything it is called by, folded. */
  readonly names: readonly string[];
};

const countries: Readonly<Record<string, readonly Known[] | undefined>> = data.countries;
const others: Readonly<Record<string, readonly string[] | undefined>> = data.others;

/** The states and provinces of a country, by name; none where none are known. */
export function divisionsOf(countryCode: string): Division[] {
  return (countries[countryCode] ?? []).map(({ names, ...division }) => division);
}

/** Whether the country has a state or province of this name or ISO code; where nothing is known of it, any name will do. */
export function isDivision(countryCode: string, name: string): boolean {
  return (
    !countries[countryCode] ||
    divisionCalled(countryCode, name) !== undefined ||
    spellingsOf(name).some((spelling) => others[countryCode]?.includes(spelling))
  );
}

/** Whether the Turkish province, by name or ISO code, has this district. */
export function isTurkishDistrict(province: string, district: string): boolean {
  return divisionCalled('TR', province)?.districts?.some((known) => fold(known) === fold(district)) ?? false;
}

/** The districts of a Turkish province that are spelled most alike, the most alike first. */
export function districtsLike(province: string, district: string, count: number): string[] {
  return mostAlike(district, divisionCalled('TR', province)?.districts ?? [], (known) => [fold(known)], count);
}

/** The names of a country's divisions that are spelled most alike, the most alike first. */
export function divisionsLike(countryCode: string, name: string, count: number): string[] {
  const namesOf = (division: Known) => [fold(division.name), ...division.names.filter((known) => !isCode(known))];
  return mostAlike(name, countries[countryCode] ?? [], namesOf, count).map((division) => division.name);
}

function divisionCalled(countryCode: string, name: string): Known | undefined {
  const spellings = spellingsOf(name);
  return countries[countryCode]?.find(({ names }) => spellings.some((spelling) => names.includes(spelling)));
}

/** Codes are accepted, but are like too many misspelt names. */
const isCode = (known: string) => known.length <= 3;

const spellingsOf = (name: string) => [fold(name), bareName(fold(name))];

function mostAlike<Thing>(
  name: string,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
  count: number,
): Thing[] {
  const wanted = bareName(fold(name));
  return things
    .map((thing) => ({ thing, slips: Math.min(...namesOf(thing).map((known) => distance(known, wanted))) }))
    .sort((left, right) => left.slips - right.slips)
    .slice(0, count)
    .map(({ thing }) => thing);
}

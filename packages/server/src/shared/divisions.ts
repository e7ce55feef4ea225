import { createRequire } from 'node:module';
import { distance } from 'fastest-levenshtein';
import { bareName } from './division-names.ts';
import { fold } from './fold.ts';

export type Division = {
  /** The ISO 3166-2 code; absent if ISO has no code for the division. */
  readonly code?: string;
  /** The name, usually in English. */
  readonly name: string;
  readonly localName?: string;
  /** Code of the parent division, in countries with two levels of ISO codes. */
  readonly parentCode?: string;
  readonly districts?: readonly string[];
};

type Known = Division & {
  /** All known names, normalized for comparison. */
  readonly names: readonly string[];
};

type Data = {
  readonly countries: Readonly<Record<string, readonly Known[] | undefined>>;
  readonly others: Readonly<Record<string, readonly string[] | undefined>>;
};

const require = createRequire(import.meta.url);
/** Loads the data on first use, because it takes 2 MB of memory. */
const data = (): Data => require('./data/divisions.json');

/** Returns the states and provinces of a country by name; empty if none are known. */
export function divisionsOf(countryCode: string): Division[] {
  return (data().countries[countryCode] ?? []).map(({ names, ...division }) => division);
}

/** Accepts names and ISO codes. For countries without data, accepts any name. */
export function isDivision(countryCode: string, name: string): boolean {
  const { countries, others } = data();
  return (
    !countries[countryCode] ||
    divisionCalled(countryCode, name) !== undefined ||
    spellingsOf(name).some((spelling) => others[countryCode]?.includes(spelling))
  );
}

/** Returns whether the Turkish province, given by name or ISO code, contains this district. */
export function isTurkishDistrict(province: string, district: string): boolean {
  return divisionCalled('TR', province)?.districts?.some((known) => fold(known) === fold(district)) ?? false;
}

/**
 * Returns the district names of a Turkish province that are closest in spelling to the given name, best match first.
 */
export function districtsLike(province: string, district: string, count: number): string[] {
  return mostAlike(district, divisionCalled('TR', province)?.districts ?? [], (known) => [fold(known)], count);
}

/** Returns the division names of a country that are closest in spelling to the given name, best match first. */
export function divisionsLike(countryCode: string, name: string, count: number): string[] {
  const namesOf = (division: Known) => [fold(division.name), ...division.names.filter((known) => !isCode(known))];
  return mostAlike(name, data().countries[countryCode] ?? [], namesOf, count).map((division) => division.name);
}

function divisionCalled(countryCode: string, name: string): Known | undefined {
  const spellings = spellingsOf(name);
  return data().countries[countryCode]?.find(({ names }) => spellings.some((spelling) => names.includes(spelling)));
}

/** Recognizes codes, which are accepted as names but not suggested, because they resemble too many misspelled names. */
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

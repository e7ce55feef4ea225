import { type FailOf, failOf } from '../../shared/fail.ts';
import { searchPlaces } from './rules.search.ts';
import type { Place, PlaceTable } from './types.ts';

const fail: FailOf<'getLocation'> = failOf();

export type LocationsDeps = {
  /** Unpacked by the first search. */
  readonly places: () => PlaceTable;
  /** The country that an agency is registered in. */
  readonly homeCountryOf: (agencyId: number) => Promise<string | undefined>;
};

type LocationSearch = {
  readonly query: string;
  readonly agencyId: number;
  /** Where the one who types is at home, if that is known. */
  readonly askedCountry: string | undefined;
};

/** @returns at most ten places, best first; those at home count more */
export async function searchLocations(
  { query, agencyId, askedCountry }: LocationSearch,
  { places, homeCountryOf }: LocationsDeps,
): Promise<Place[]> {
  const table = places();
  return searchPlaces(table, query, askedCountry ?? (await homeCountryOf(agencyId))).map(table.place);
}

export function getLocation({ placeId }: { placeId: string }, deps: LocationsDeps): Place {
  return placeOf(placeId, deps) ?? fail('place.notFound');
}

export function placeOf(placeId: string, { places }: Pick<LocationsDeps, 'places'>): Place | undefined {
  const table = places();
  const number = table.numberOf(placeId);
  return number === undefined ? undefined : table.place(number);
}

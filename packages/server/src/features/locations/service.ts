import type { FailWith } from '../../shared/fail.ts';
import { searchPlaces } from './rules.search.ts';
import type { Place, PlaceTable } from './types.ts';

export type LocationsDeps = {
  /** Returns the place table, which the first search loads. */
  readonly places: () => PlaceTable;
  /** Returns the country in which the agency is registered. */
  readonly homeCountryOf: (agencyId: number) => Promise<string | undefined>;
};

type LocationSearch = {
  readonly query: string;
  readonly agencyId: number;
  /** The user's country, if known. */
  readonly askedCountry: string | undefined;
};

/** Returns at most ten places, best first. Places in the home country rank higher. */
export async function searchLocations(
  { query, agencyId, askedCountry }: LocationSearch,
  { places, homeCountryOf }: LocationsDeps,
): Promise<Place[]> {
  const table = places();
  return searchPlaces(table, query, askedCountry ?? (await homeCountryOf(agencyId))).map(table.place);
}

export function getLocation(
  { placeId }: { placeId: string },
  deps: LocationsDeps,
  fail: FailWith<'place.notFound'>,
): Place {
  return placeOf(placeId, deps) ?? fail('place.notFound');
}

export function placeOf(placeId: string, { places }: Pick<LocationsDeps, 'places'>): Place | undefined {
  const table = places();
  const number = table.numberOf(placeId);
  return number === undefined ? undefined : table.place(number);
}

import { type FailOf, failOf } from '../../shared/fail.ts';
import { searchPlaces } from './rules.search.ts';
import type { Place, PlaceTable } from './types.ts';

const fail: FailOf<'getLocation'> = failOf();

export type LocationsDeps = {
  readonly places: PlaceTable;
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
  return searchPlaces(places, query, askedCountry ?? (await homeCountryOf(agencyId))).map(places.place);
}

export function getLocation({ placeId }: { placeId: string }, { places }: LocationsDeps): Place {
  return places.place(places.numberOf(placeId) ?? fail('place.notFound'));
}

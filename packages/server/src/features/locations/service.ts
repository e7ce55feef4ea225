import { type FailOf, failOf } from '../../shared/fail.ts';
import { searchPlaces } from './rules.search.ts';
import type { Place, PlaceTable } from './types.ts';

const fail: FailOf<'getLocation'> = failOf();

export type LocationsDeps = { readonly places: PlaceTable };

/** @returns at most ten places, best first */
export function searchLocations(
  { query, homeCountry }: { query: string; homeCountry: string | undefined },
  { places }: LocationsDeps,
): Place[] {
  return searchPlaces(places, query, homeCountry).map(places.place);
}

export function getLocation({ placeId }: { placeId: string }, { places }: LocationsDeps): Place {
  return places.place(places.numberOf(placeId) ?? fail('place.notFound'));
}

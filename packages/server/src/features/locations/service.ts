import { fail } from '../../shared/fail.ts';
import { searchPlaces } from './rules.search.ts';
import { queryProblem } from './rules.ts';
import type { Place, PlaceTable } from './types.ts';

export type LocationsDeps = { readonly places: PlaceTable };

/** @returns at most ten places, best first */
export function searchLocations({ query }: { query: string }, { places }: LocationsDeps): Place[] {
  const message = queryProblem(query);
  if (message !== undefined) fail('request.invalid', { field: 'query', message });
  return searchPlaces(places, query).map(places.place);
}

export function getLocation({ placeId }: { placeId: string }, { places }: LocationsDeps): Place {
  return places.place(places.numberOf(placeId) ?? fail('place.notFound'));
}

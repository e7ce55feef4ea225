import type { Place, PlaceKind } from './types.ts';

const MIN_QUERY_LENGTH = 2;
const MAX_QUERY_LENGTH = 100;

/** What each kind is called in the answers, the most specific word first. */
const TYPES = {
  airport: ['airport', 'establishment', 'point_of_interest'],
  locality: ['locality', 'political'],
  neighborhood: ['neighborhood', 'political'],
  region: ['political'],
  establishment: ['establishment', 'point_of_interest'],
} as const satisfies Record<PlaceKind, readonly string[]>;

/** @returns what is wrong with a query, in words for its sender; undefined: nothing */
export function queryProblem(query: string): string | undefined {
  if (/\p{Cc}/u.test(query)) return 'must not contain control characters';
  const length = [...query.trim()].length;
  if (length < MIN_QUERY_LENGTH) return `must have at least ${MIN_QUERY_LENGTH} characters besides blanks around it`;
  if (length > MAX_QUERY_LENGTH) return `must have at most ${MAX_QUERY_LENGTH} characters`;
  return undefined;
}

export function predictionOf({ id, kind, name, address }: Place) {
  return {
    placeId: id,
    description: `${name}, ${address}`,
    mainText: name,
    secondaryText: address,
    types: TYPES[kind],
  };
}

export function detailOf({ id, name, city, countryCode, timezone, lat, lon }: Place) {
  return { placeId: id, name, city, countryCode, timezone, point: { lat, lon } };
}

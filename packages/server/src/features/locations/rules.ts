import type { Place, PlaceKind } from './types.ts';

/** Types returned in responses for each kind of place, most specific first. */
const TYPES = {
  airport: ['airport', 'establishment', 'point_of_interest'],
  locality: ['locality', 'political'],
  neighborhood: ['neighborhood', 'political'],
  region: ['political'],
  establishment: ['establishment', 'point_of_interest'],
} as const satisfies Record<PlaceKind, readonly string[]>;

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

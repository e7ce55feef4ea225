import type { Point } from '../ports/vendors.ts';

/** A probable mistake in an accepted search. */
export type SearchWarning = { readonly field: string; readonly message: string };

/** Returns whether an airport is within the search radius of a point. */
export type IsNearAirport = (point: Point) => boolean;

const SWAPPED =
  'is far from any airport, but is near one if lat and lon are swapped: send the latitude as lat and the longitude as lon';

const MAX_LATITUDE = 90;

/**
 * Warns about points whose coordinates are probably swapped. A search with results may still have a wrong point,
 * because some vendors deliver cars anywhere. `points` maps request fields to points.
 */
export function swappedPoints(points: Readonly<Record<string, Point>>, isNearAirport: IsNearAirport): SearchWarning[] {
  const isSwapped = ({ lat, lon }: Point) =>
    Math.abs(lon) <= MAX_LATITUDE && !isNearAirport({ lat, lon }) && isNearAirport({ lat: lon, lon: lat });
  return Object.entries(points).flatMap(([field, point]) => (isSwapped(point) ? [{ field, message: SWAPPED }] : []));
}

const HAS_OFFSET = /(z|[+-]\d{2}:\d{2})$/i;

/** Warns about date-times without an offset, which are read as UTC. */
export function missingOffsets(times: Readonly<Record<string, string>>): SearchWarning[] {
  const message =
    'has no UTC offset and was read as UTC: send the local time with its offset, such as 2027-06-10T10:00:00+03:00';
  return Object.entries(times).flatMap(([field, text]) => (HAS_OFFSET.test(text) ? [] : [{ field, message }]));
}

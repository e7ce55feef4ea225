import { distanceMetres, type Point } from './geometry.ts';
import { readTable } from './table.ts';

/** A place where a vendor can have an office. */
export type Place = {
  /** The IATA code of an airport, or the province and district of any other place. */
  readonly id: string;
  readonly kind: 'airport' | 'city';
  readonly name: string;
  readonly city: string;
  readonly countryCode: string;
  readonly point: Point;
  readonly timeZone: string;
};

type Column = 'id' | 'kind' | 'name' | 'city' | 'countryCode' | 'lat' | 'lon' | 'timeZone';

export const places: readonly Place[] = readTable<Column>('places.tsv').map(({ lat, lon, kind, ...row }) => ({
  ...row,
  kind: kind === 'airport' ? 'airport' : 'city',
  point: { lat: Number(lat), lon: Number(lon) },
}));

export function nearestPlace(point: Point): { place: Place; distance: number } {
  const measured = places.map((place) => ({ place, distance: distanceMetres(point, place.point) }));
  return measured.reduce((nearest, next) => (next.distance < nearest.distance ? next : nearest));
}

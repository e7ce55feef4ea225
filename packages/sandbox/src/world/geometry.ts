export type Point = { readonly lat: number; readonly lon: number };

const EARTH_RADIUS_METRES = 6_371_000;

export function distanceMetres(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const haversine = half(to.lat - from.lat) + cosine(from.lat) * cosine(to.lat) * half(to.lon - from.lon);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

import { distanceMetres, type Point } from './geometry.ts';

/** The type of road network in a region. */
export type Roads = 'metropolis' | 'city' | 'coast' | 'mountains';

/** A service region of a transfer supplier. The corners can be listed in either direction. */
export type Region = { readonly name: string; readonly roads: Roads } & (
  | { readonly centre: Point; readonly radiusMetres: number }
  | { readonly corners: readonly Point[] }
);

export function contains(region: Region, point: Point): boolean {
  if ('centre' in region) return distanceMetres(region.centre, point) <= region.radiusMetres;
  return isInside(region.corners, point);
}

/** Ray casting: a line north from a point inside crosses the border an odd number of times. */
function isInside(corners: readonly Point[], { lat, lon }: Point): boolean {
  const crossings = corners.filter((to, index) => {
    const from = corners.at(index - 1)!;
    if (from.lon > lon === to.lon > lon) return false;
    return lat < from.lat + ((to.lat - from.lat) * (lon - from.lon)) / (to.lon - from.lon);
  });
  return crossings.length % 2 === 1;
}

const area = (name: string, roads: Roads, ...corners: readonly (readonly [number, number])[]): Region => ({
  name,
  roads,
  corners: corners.map(([lat, lon]) => ({ lat, lon })),
});
const around = (name: string, roads: Roads, lat: number, lon: number, kilometres: number): Region => ({
  name,
  roads,
  centre: { lat, lon },
  radiusMetres: kilometres * 1000,
});

/** Both Istanbul airports, and the city from Silivri to Tuzla on both sides of the Bosphorus. */
export const ISTANBUL = area(
  'Istanbul',
  'metropolis',
  [41.42, 28.55],
  [41.27, 29.2],
  [41.1, 29.5],
  [40.95, 29.6],
  [40.78, 29.4],
  [40.85, 29.1],
  [40.96, 28.8],
  [40.94, 28.5],
  [41.0, 28.1],
  [41.2, 28.1],
);
export const ANKARA = around('Ankara', 'city', 39.97, 32.86, 45);
/** Kayseri and Nevşehir with their airports, and the valleys between them. */
export const CAPPADOCIA = area(
  'Cappadocia',
  'mountains',
  [38.95, 34.35],
  [38.95, 35.75],
  [38.6, 35.7],
  [38.4, 35.2],
  [38.4, 34.35],
);
/** The Black Sea coast from Giresun to Rize, and inland to Uzungöl. */
export const TRABZON = area(
  'Trabzon',
  'mountains',
  [41.15, 38.3],
  [41.15, 40.65],
  [40.5, 40.5],
  [40.5, 39.2],
  [40.75, 38.3],
);
/** The coast from Kumluca to Gazipaşa. */
export const ANTALYA = area(
  'Antalya',
  'coast',
  [37.1, 30.4],
  [37.05, 31.2],
  [36.9, 31.7],
  [36.6, 32.35],
  [36.2, 32.35],
  [36.65, 31.2],
  [36.8, 30.8],
  [36.4, 30.65],
  [36.2, 30.3],
  [36.55, 30.2],
);
/** Fethiye, Dalyan and Marmaris. */
export const DALAMAN = area(
  'Dalaman',
  'mountains',
  [37.05, 28.0],
  [37.05, 29.1],
  [36.75, 29.4],
  [36.4, 29.3],
  [36.55, 28.0],
);
/** The Bodrum peninsula, and Didim across the bay. */
export const BODRUM = area('Bodrum', 'coast', [37.45, 27.15], [37.45, 27.85], [37.0, 27.85], [36.9, 27.15]);
/** Izmir, Çeşme, Kuşadası and Ephesus. */
export const IZMIR = area(
  'Izmir',
  'city',
  [38.75, 26.2],
  [38.75, 27.5],
  [38.2, 27.6],
  [37.7, 27.5],
  [37.7, 27.1],
  [38.0, 26.9],
  [38.1, 26.2],
);
export const LONDON = around('London', 'metropolis', 51.5074, -0.1278, 45);
export const PARIS = around('Paris', 'metropolis', 48.8566, 2.3522, 45);
export const AMSTERDAM = around('Amsterdam', 'city', 52.3702, 4.8952, 35);
export const FRANKFURT = around('Frankfurt', 'city', 50.1109, 8.6821, 40);
export const BERLIN = around('Berlin', 'city', 52.52, 13.405, 40);
export const DUBAI = around('Dubai', 'metropolis', 25.1972, 55.2744, 50);

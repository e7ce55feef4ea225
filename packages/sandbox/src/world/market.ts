import type { Point } from './geometry.ts';

type Location = { readonly countryCode: string; readonly point: Point };

/** The price level of a country, relative to 1 for Türkiye. */
const COUNTRY_LEVELS: Readonly<Record<string, number>> = {
  TR: 1,
  GB: 1.35,
  IE: 1.4,
  FR: 1.3,
  NL: 1.35,
  BE: 1.25,
  DE: 1.25,
  CH: 1.7,
  AT: 1.3,
  IT: 1.2,
  ES: 1.05,
  PT: 1,
  GR: 1.1,
  CY: 1.05,
  DK: 1.5,
  SE: 1.4,
  NO: 1.65,
  CZ: 1.05,
  HU: 1,
  PL: 0.95,
  BG: 0.8,
  RS: 0.85,
  GE: 0.8,
  AZ: 0.85,
  AE: 1.1,
  US: 1.45,
};
const ELSEWHERE = 1.15;

export function countryLevel({ countryCode }: Location): number {
  return COUNTRY_LEVELS[countryCode] ?? ELSEWHERE;
}

type Season = 'beach' | 'city' | 'inland' | 'winterSun';

/** Price factors from January to December. */
const SEASONS: Readonly<Record<Season, readonly number[]>> = {
  beach: [0.7, 0.7, 0.78, 0.92, 1.08, 1.3, 1.6, 1.65, 1.2, 0.95, 0.72, 0.78],
  city: [0.85, 0.85, 0.95, 1.05, 1.1, 1.12, 1.2, 1.2, 1.1, 1.02, 0.88, 1],
  inland: [0.92, 0.92, 0.95, 1, 1, 1.05, 1.15, 1.15, 1.02, 1, 0.92, 0.95],
  winterSun: [1.25, 1.25, 1.2, 1.05, 0.85, 0.75, 0.75, 0.78, 0.85, 1.05, 1.2, 1.35],
};

const BEACH_COUNTRIES: readonly string[] = ['GR', 'CY', 'MT', 'HR', 'PT'];

export function seasonFactor(location: Location, day: Date): number {
  return SEASONS[seasonOf(location)][day.getUTCMonth()]!;
}

function seasonOf({ countryCode, point: { lat, lon } }: Location): Season {
  if (Math.abs(lat) < 27) return 'winterSun';
  // The coasts of Türkiye from Antalya to Çeşme. The coasts of Spain, Italy and France follow below.
  if (countryCode === 'TR') return lat < 38.6 && lon < 32.5 && (lat < 37.2 || lon < 27.5) ? 'beach' : inlandFrom(lon);
  if (BEACH_COUNTRIES.includes(countryCode)) return 'beach';
  if (['ES', 'IT', 'FR'].includes(countryCode) && lat < 43.8) return 'beach';
  return 'city';
}

/** Returns the season east or west of Ankara. Few people travel east of Ankara for beaches or shopping. */
function inlandFrom(lon: number): Season {
  return lon > 32 ? 'inland' : 'city';
}

import { existsSync, writeFileSync } from 'node:fs';
import { find as findZones } from 'geo-tz/all';
import { loadPlaces } from '../../../packages/server/src/features/locations/places.data.ts';
import { type PlaceRow, packPlaces } from '../../../packages/server/src/features/locations/places.pack.ts';
import { fold } from '../../../packages/server/src/shared/fold.ts';
import { countryName, countryWords } from './countries.ts';
import { distanceKilometres } from './nearby.ts';
import { type Correction, type OverlayPlace, readCorrections, readOverlay } from './overlay.ts';
import { type Airport, type City, readAirports, readCities } from './sources.ts';
import { withTellingAddresses } from './twins.ts';
import { createVicinity, municipalityParts } from './vicinity.ts';

const OUTPUT = new URL('../../../packages/server/data/places.zst', import.meta.url);
const LARGE_AIRPORT_WEIGHT = 2_000_000;
const AIRPORT_WEIGHT = 150_000;
const UNSCHEDULED_AIRPORT_WEIGHT = 2_000;
const UNKNOWN_POPULATION = 500;
/** Maximum distance at which two entries with the same name and address count as the same place. */
const SAME_PLACE_KILOMETRES = 10;

type Ranked = PlaceRow & { readonly weight: number; readonly district: string; readonly near: () => readonly string[] };

const corrections = readCorrections();
const cities = readCities().map(withoutWrongNames);
const { servedCity, nearestCity, surroundingCity, metropolisOf, townsByDistance } = createVicinity(cities);
const overlay = readOverlay();
const inOverlay = new Set(overlay.map(({ iataCode }) => iataCode));
const airports = readAirports()
  .filter(({ iataCode }) => !inOverlay.has(iataCode))
  .map((airport) => ({
    ...airport,
    municipality: corrections.get(airport.iataCode)?.municipality ?? airport.municipality,
  }));
const servedBy = new Map(airports.map((airport) => [airport, servedCity(airport)]));

const ranked = withDoublesRetired(
  [...cities.map(fromCity), ...airports.map(fromAirport), ...overlay.map(fromOverlay)].sort(
    (left, right) => right.weight - left.weight || (left.id < right.id ? -1 : 1),
  ),
);
const places = withTellingAddresses(ranked);
assertIdsStay();

const countries = Object.fromEntries(
  [...new Set(places.map((place) => place.countryCode))].sort().map((code) => [code, countryWords(code)]),
);
const packed = packPlaces(places, countries);
writeFileSync(OUTPUT, packed);
console.log(`${places.length} places, ${(packed.length / 1e6).toFixed(2)} MB`);

function withoutWrongNames(city: City): City {
  const wrong = new Set(corrections.get(String(city.geonameId))?.wrongNames.map(fold));
  return { ...city, alternateNames: city.alternateNames.filter((name) => !wrong.has(fold(name))) };
}

function fromCity(city: City): Ranked {
  const correction = corrections.get(String(city.geonameId));
  const isNeighborhood = city.featureCode === 'PPLX';
  const parent = isNeighborhood ? surroundingCity(city) : metropolisOf(city);
  return {
    id: `city-${city.geonameId}`,
    kind: isNeighborhood ? 'neighborhood' : 'locality',
    name: correction?.name ?? city.name,
    names: [city.alternateNames[0] ?? ''],
    alternateNames: [city.name, ...city.alternateNames, ...(correction?.alternateNames ?? [])],
    ...positionOf(city),
    city: parent?.name ?? city.name,
    address: addressOf(
      [correction?.name ?? city.name],
      [
        isNeighborhood ? (parent?.name ?? '') : '',
        city.countryCode === 'TR' && !/^PPL[AC]$/.test(city.featureCode) ? city.district : '',
        correction?.municipality ?? city.region,
      ],
      city.countryCode,
    ),
    district: city.district,
    countryCode: city.countryCode,
    weight: correction?.weight ?? (city.population || UNKNOWN_POPULATION),
    isRetired: false,
    near: () =>
      townsByDistance(city)
        .filter(({ town }) => town.population > city.population && town.name !== city.name)
        .map(({ town }) => town.name),
  };
}

function fromAirport(airport: Airport): Ranked {
  const correction = corrections.get(airport.iataCode);
  const served = servedBy.get(airport);
  const parts = municipalityParts(airport);
  const city = served?.name ?? parts.at(-1) ?? '';
  const region = served?.region ?? nearestCity(airport)?.region ?? '';
  const name = correction?.name ?? airport.name;
  const withCity = fold(name).includes(fold(city)) ? [] : [`${city} ${name}`];
  const asCity = served && isMain(airport, served, correction) ? [served.name, `${served.name} Airport`] : [];
  return {
    id: `airport-${airport.iataCode}`,
    kind: 'airport',
    name: `${name} (${airport.iataCode})`,
    names: [...withCity, ...asCity, `${city} ${airport.iataCode}`],
    alternateNames: [
      airport.name,
      ...airport.keywords,
      ...(correction?.alternateNames ?? []),
      ...(airport.isScheduled && !correction?.isClosed ? (served?.alternateNames ?? []) : []),
    ],
    ...positionOf(airport),
    city: city || name,
    address: addressOf([], [...parts, region], airport.countryCode),
    countryCode: airport.countryCode,
    weight: airportWeight(airport, served, correction),
    isRetired: airport.isMilitary || correction?.isClosed === true,
    district: '',
    near: () => [],
  };
}

function fromOverlay(place: OverlayPlace): Ranked {
  const { kind, iataCode, city, countryCode, weight, alternateNames } = place;
  return {
    id: iataCode ? `airport-${iataCode}` : `place-${place.number}`,
    kind,
    name: iataCode ? `${place.name} (${iataCode})` : place.name,
    names: iataCode ? [...alternateNames, `${city} ${iataCode}`] : alternateNames,
    alternateNames: [],
    ...positionOf(place),
    city,
    address: addressOf([place.name], place.within, countryCode),
    countryCode,
    weight,
    isRetired: false,
    district: '',
    near: () => [],
  };
}

/**
 * Retires duplicates. `ranked` is sorted from best to worst, and only the best of several duplicates stays searchable.
 */
function withDoublesRetired(ranked: readonly Ranked[]): Ranked[] {
  const kept = new Map<string, Ranked[]>();
  return ranked.map((place) => {
    const name = fold(`${place.name}, ${place.address}`);
    const namesakes = kept.get(name) ?? [];
    kept.set(name, [...namesakes, place]);
    const isDouble = namesakes.some((namesake) => distanceKilometres(namesake, place) <= SAME_PLACE_KILOMETRES);
    return isDouble ? { ...place, isRetired: true } : place;
  });
}

/**
 * Checks that existing IDs are kept, because partners store the IDs of the previous edition. Searches no longer find a
 * retired place, but it can still be read.
 */
function assertIdsStay(): void {
  if (!existsSync(OUTPUT)) return;
  const last = loadPlaces(OUTPUT);
  const ids = new Set(places.map(({ id }) => id));
  const lost = Array.from({ length: last.count }, (_, number) => last.place(number).id).filter((id) => !ids.has(id));
  if (lost.length > 0) throw new Error(`These places would be gone: ${lost.join(', ')}`);
}

/** Returns a weight that ranks a city's main airport just before the city, and its other airports just after it. */
function airportWeight(airport: Airport, served: City | undefined, correction: Correction | undefined): number {
  if (!airport.isScheduled || correction?.isClosed) return UNSCHEDULED_AIRPORT_WEIGHT;
  const population = served?.population ?? 0;
  if (!airport.isLarge)
    return correction?.weight ?? Math.max(AIRPORT_WEIGHT, Math.min(population * 0.9, LARGE_AIRPORT_WEIGHT));
  const share = isMain(airport, served, correction) ? 1.1 : 0.9;
  return Math.max(LARGE_AIRPORT_WEIGHT, Math.round(population * share)) + (share > 1 ? 1 : 0);
}

function isMain(airport: Airport, served: City | undefined, correction: Correction | undefined): boolean {
  if (!airport.isScheduled || !airport.isLarge || correction?.isClosed) return false;
  const rivals = airports.filter((other) => other.isLarge && other.isScheduled && servedBy.get(other) === served);
  return correction?.isMain || served === undefined || rivals.length === 1;
}

function addressOf(taken: readonly string[], parts: readonly string[], countryCode: string): string {
  const seen = new Set(['', ...taken.map(fold)]);
  const further = parts.filter((part) => !seen.has(fold(part)) && seen.add(fold(part)));
  return [...further, countryName(countryCode)].join(', ');
}

function positionOf({ lat, lon }: { lat: number; lon: number }) {
  const timezone = findZones(lat, lon)[0];
  if (timezone === undefined) throw new Error(`No time zone at ${lat}, ${lon}`);
  return { lat, lon, timezone };
}

import { describe, expect, test } from 'vitest';
import { loadPlaces } from '../../../packages/server/src/features/locations/places.data.ts';
import { distanceKilometres } from './nearby.ts';
import { readCorrections, readOverlay } from './overlay.ts';

const table = loadPlaces(new URL('../../../packages/server/data/places.zst', import.meta.url));
const placeOf = (id: string) => table.place(table.numberOf(id)!);
const overlay = readOverlay();

describe('committed place file', () => {
  test('the place file contains every overlay entry', () => {
    for (const { number, iataCode, kind, name, lat, lon, city, countryCode } of overlay) {
      const place = placeOf(iataCode ? `airport-${iataCode}` : `place-${number}`);
      expect(place).toMatchObject({ kind, lat, lon, city, countryCode });
      expect(place.name).toBe(iataCode ? `${name} (${iataCode})` : name);
    }
  });

  test('the place file contains the corrected names', () => {
    for (const [key, { name }] of readCorrections()) {
      if (name === undefined) continue;
      const isAirport = /^[A-Z]{3}$/.test(key);
      expect(placeOf(isAirport ? `airport-${key}` : `city-${key}`).name).toBe(isAirport ? `${name} (${key})` : name);
    }
  });
});

describe('place overlay', () => {
  test('every place in the overlay has a unique number', () => {
    expect(new Set(overlay.map(({ number }) => number)).size).toBe(overlay.length);
  });

  test('every Turkish place in the overlay is within 130 km of its city', () => {
    const towns = Array.from({ length: table.count }, (_, number) => table.place(number)).filter(
      ({ kind, countryCode }) => kind === 'locality' && countryCode === 'TR',
    );
    const far = overlay
      .filter(({ countryCode }) => countryCode === 'TR')
      .filter((place) => !towns.some((town) => town.name === place.city && distanceKilometres(town, place) < 130));
    expect(far.map(({ name }) => name)).toEqual([]);
  });
});

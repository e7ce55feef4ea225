import { getTimezone } from 'countries-and-timezones';
import { describe, expect, test } from 'vitest';
import suppliers from '../../server/src/features/suppliers/staging.vendors.json' with { type: 'json' };
import { pictureOf } from '../src/files/pictures.ts';
import { createOffices } from '../src/vendor/offices.ts';
import { createChance } from '../src/world/chance.ts';
import { categories, models } from '../src/world/models.ts';
import { places } from '../src/world/places.ts';
import { HUBS, vendors } from '../src/world/vendors.ts';

const unique = (words: readonly string[]) => expect([...new Set(words)]).toEqual(words);

/** Bounding boxes of the mainland and the relevant islands: south, north, west, east. */
const BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  TR: [35.8, 42.2, 25.6, 44.9],
  GB: [49.8, 60.9, -8.7, 1.8],
  IE: [51.4, 55.5, -10.7, -5.9],
  FR: [41.3, 51.1, -5.2, 9.6],
  NL: [50.7, 53.6, 3.3, 7.3],
  BE: [49.4, 51.6, 2.5, 6.5],
  DE: [47.2, 55.1, 5.8, 15.1],
  CH: [45.8, 47.9, 5.9, 10.5],
  AT: [46.3, 49.1, 9.5, 17.2],
  IT: [35.4, 47.1, 6.6, 18.6],
  ES: [35.9, 43.8, -9.4, 4.4],
  PT: [36.9, 42.2, -9.6, -6.1],
  GR: [34.7, 41.8, 19.3, 29.7],
  DK: [54.5, 57.8, 8.0, 15.3],
  SE: [55.3, 69.1, 11.0, 24.2],
  NO: [57.9, 71.2, 4.5, 31.2],
  CZ: [48.5, 51.1, 12.0, 18.9],
  HU: [45.7, 48.6, 16.1, 22.9],
  PL: [49.0, 54.9, 14.1, 24.2],
  BG: [41.2, 44.3, 22.3, 28.7],
  RS: [42.2, 46.2, 18.8, 23.1],
  GE: [41.0, 43.6, 39.9, 46.8],
  AZ: [38.3, 42.0, 44.7, 50.7],
  AE: [22.6, 26.1, 51.4, 56.4],
  US: [24.5, 49.4, -124.8, -66.9],
};

describe('places', () => {
  test('the places are every Turkish airport with scheduled flights, 60 districts and 40 airports abroad', () => {
    const turkish = places.filter(({ countryCode }) => countryCode === 'TR');
    expect(turkish.filter(({ kind }) => kind === 'airport').length).toBeGreaterThanOrEqual(54);
    expect(turkish.filter(({ kind }) => kind === 'city')).toHaveLength(60);
    expect(places.filter((place) => place.countryCode !== 'TR' && place.kind === 'airport')).toHaveLength(40);
  });

  test('every place has a unique ID, location and name', () => {
    unique(places.map(({ id }) => id));
    unique(places.map(({ point }) => `${point.lat} ${point.lon}`));
    unique(places.map(({ name, city }) => `${name}, ${city}`));
  });

  test.each(places)(
    '$id is located in its country and in one of its time zones',
    ({ point, countryCode, timeZone }) => {
      const [south, north, west, east] = BOXES[countryCode]!;
      expect(point.lat).toBeGreaterThan(south);
      expect(point.lat).toBeLessThan(north);
      expect(point.lon).toBeGreaterThan(west);
      expect(point.lon).toBeLessThan(east);
      expect(getTimezone(timeZone)?.countries).toContain(countryCode);
    },
  );
});

/** The letters of the ACRISS matrix, with the properties that they indicate. */
const DOORS: Readonly<Record<string, readonly number[]>> = { B: [2, 3], C: [2, 4], D: [4, 5] };
const SEGMENT_OF_BODY: Readonly<Record<string, string>> = {
  F: 'suv',
  G: 'suv',
  V: 'van',
  M: 'van',
  Q: 'pickup',
  P: 'pickup',
};
const TRANSMISSION: Readonly<Record<string, string>> = {
  M: 'manual',
  N: 'manual',
  C: 'manual',
  A: 'automatic',
  B: 'automatic',
  D: 'automatic',
};
const FUEL: Readonly<Record<string, string>> = {
  R: 'petrol',
  D: 'diesel',
  H: 'hybrid',
  I: 'plugInHybrid',
  E: 'electric',
  C: 'electric',
  L: 'lpg',
  V: 'petrol',
};

describe('models', () => {
  test('there are at least sixty car models with unique IDs', () => {
    expect(models.length).toBeGreaterThanOrEqual(60);
    unique(models.map(({ id }) => id));
  });

  test.each(models)('the SIPP code of $id matches its category, transmission and fuel', (model) => {
    const [category, body, drive, fuel] = [...model.sippCode] as [string, string, string, string];
    expect(model.sippCode).toMatch(/^[MEHCDISFPLW][BCDWVFTMGQ][MNCABD][RDHIECLV]$/);
    expect(categories).toHaveProperty(category);
    expect(model.transmission).toBe(TRANSMISSION[drive]);
    expect(model.fuel).toBe(FUEL[fuel]);
    if (DOORS[body]) expect(DOORS[body]).toContain(model.doorCount);
    if (SEGMENT_OF_BODY[body]) expect(model.segment).toBe(SEGMENT_OF_BODY[body]);
    expect(model.seatCount).toBeGreaterThanOrEqual(4);
    expect(model.euroPerDay).toBeGreaterThan(0);
  });

  test('each body type has a different silhouette', () => {
    const silhouettes = new Map(
      models.map(({ body, picture }) => [body, pictureOf(picture)!.match(/ d="([^"]+)"/)?.[1]]),
    );
    expect(silhouettes.size).toBe(10);
    expect(new Set(silhouettes.values()).size).toBe(silhouettes.size);
  });

  test('the cheapest model of a higher category costs at least as much as that of a lower category', () => {
    const cheapest = [...'MECISFPLW'].map((category) => {
      return Math.min(...models.filter((model) => model.category === category).map(({ euroPerDay }) => euroPerDay));
    });
    expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
  });
});

describe('vendors', () => {
  test('the vendors and their subsuppliers are those of the service', () => {
    const known = new Map(suppliers.map(({ id, code, name, parentID }) => [code, { id, name, parentID }]));
    for (const { code, name, subsupplier } of vendors) {
      expect(known.get(code)).toMatchObject({ name, parentID: null });
      if (!subsupplier) continue;
      expect(known.get(subsupplier.code)).toMatchObject({ name: subsupplier.name, parentID: known.get(code)!.id });
    }
    const subsuppliers = vendors.flatMap(({ subsupplier }) => subsupplier ?? []);
    expect(vendors.length + subsuppliers.length).toBe(suppliers.length);
  });

  test('vendors with an even ID and the test vendor take part in EARLY10', () => {
    for (const { code, campaigns } of vendors) {
      const { id } = suppliers.find((supplier) => supplier.code === code)!;
      expect(campaigns.includes('EARLY10')).toBe(id % 2 === 0 || code === 'TESTDRIVE');
    }
  });

  test('vendors refer only to existing car models', () => {
    const known = new Set(models.map(({ id }) => id));
    for (const { ownModels } of vendors) for (const id of ownModels ?? []) expect(known).toContain(id);
  });

  test('vendors have an office at every place in Türkiye, and several at each hub', () => {
    const offices = createOffices(createChance('agency-booking'));
    const ordinary = vendors.filter(({ isEverywhere }) => !isEverywhere);
    for (const { id, point, countryCode } of places) {
      const here = ordinary.filter((vendor) => offices.near(vendor, point, 1_000).length > 0);
      const expected = HUBS.has(id) ? 2 : countryCode === 'TR' ? 1 : 0;
      expect(here.length, id).toBeGreaterThanOrEqual(expected);
    }
    for (const vendor of ordinary) expect(offices.count(vendor)).toBeGreaterThanOrEqual(20);
  });
});

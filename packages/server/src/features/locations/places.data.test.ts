import { formats } from '@agency-booking/contract-express';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { loadPlaces } from './places.data.ts';
import { searchPlaces } from './rules.search.ts';
import { detailOf, predictionOf } from './rules.ts';
import { ENTRY_PLACE_MASK } from './types.ts';

const table = loadPlaces(new URL('../../../data/places.zst', import.meta.url));
const found = (query: string) => searchPlaces(table, query).map(table.place);
const ids = (query: string) => found(query).map(({ id }) => id);
const placeOf = (id: string) => table.place(table.numberOf(id)!);

const ISTANBUL = 'city-745044';
const MUNICH = 'city-2867714';

describe('spelling of place queries', () => {
  test.each([
    ['istanbul', 'İSTANBUL', 'ıstanbul', 'ISTANBUL', 'İstanbul'],
    ['kadikoy', 'Kadıköy', 'KADIKÖY', 'kadiköy'],
    ['sisli', 'Şişli', 'ŞİŞLİ'],
    ['sao paulo', 'São Paulo', 'SÃO PAULO'],
  ])('every spelling of %s finds the same places', (...spellings) => {
    const [first, ...others] = spellings.map(ids);
    expect(first!.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });
});

describe('names of places', () => {
  test.each([
    ['istanbul', 'airport-IST'],
    ['istanbul', 'airport-SAW'],
    ['istanbul', ISTANBUL],
    ['Konstantinopel', ISTANBUL],
    ['munich', MUNICH],
    ['München', MUNICH],
    ['Münih', MUNICH],
    ['Münih', 'airport-MUC'],
    ['new york', 'city-5128581'],
    ['new york', 'airport-JFK'],
    ['東京', 'city-1850147'],
    ['Αθήνα', 'city-264371'],
    ['Санкт', 'city-498817'],
    ['서울', 'city-1835848'],
    ['الرياض', 'city-108410'],
    ['Londra', 'airport-LHR'],
    ['wien', 'city-2761369'],
    ['roma', 'city-3169070'],
    ['san francisco', 'airport-SFO'],
    ['Of', 'city-741240'],
    ['Bath', 'city-2656173'],
    ['ayasofya', 'place-202'],
    ['kapadokya', 'place-500'],
    ['besiktas', 'place-20'],
    ['sultanahmet', 'place-51'],
    ['esenler otogarı', 'place-300'],
    ['kapadokya', 'airport-NAV'],
  ])('the query %s finds %s', (query, id) => {
    expect(ids(query)).toContain(id);
  });

  test.each([
    ['IST', 'airport-IST'],
    ['ist', 'airport-IST'],
    ['ıst', 'airport-IST'],
    ['SAW', 'airport-SAW'],
    ['van', 'airport-VAN'],
    ['JFK', 'airport-JFK'],
    ['istanbul airport', 'airport-IST'],
    ['istanbul havalimanı', 'airport-IST'],
    ['sabiha', 'airport-SAW'],
    ['antalya havalimani', 'airport-AYT'],
    ['münchen flughafen', 'airport-MUC'],
    ['kadikoy istanbul', 'place-21'],
    ['taksim beyoğlu', 'place-50'],
    ['paris texas', 'city-4717560'],
    ['springfield illinois', 'airport-SPI'],
    ['aeropuerto de madrid', 'airport-MAD'],
    ['belek otel', 'city-321580'],
    ['rixos premium belek', 'city-321580'],
    ['hilton istanbul bosphorus', 'airport-IST'],
    ['marmaris otogar', 'city-304782'],
  ])('the query %s finds %s first', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });
});

describe('positions of airports', () => {
  test.each([
    ['IST', 41.2608, 28.7418, 'Istanbul', 'TR', 'Europe/Istanbul'],
    ['SAW', 40.8986, 29.3092, 'Istanbul', 'TR', 'Europe/Istanbul'],
    ['ESB', 40.1281, 32.9951, 'Ankara', 'TR', 'Europe/Istanbul'],
    ['AYT', 36.8987, 30.8005, 'Antalya', 'TR', 'Europe/Istanbul'],
    ['NAV', 38.7719, 34.5345, 'Nevşehir', 'TR', 'Europe/Istanbul'],
    ['LHR', 51.4706, -0.4619, 'London', 'GB', 'Europe/London'],
    ['JFK', 40.6398, -73.7789, 'New York City', 'US', 'America/New_York'],
    ['DXB', 25.2528, 55.3644, 'Dubai', 'AE', 'Asia/Dubai'],
    ['NRT', 35.7647, 140.3864, 'Tokyo', 'JP', 'Asia/Tokyo'],
    ['SYD', -33.9461, 151.1772, 'Sydney', 'AU', 'Australia/Sydney'],
  ])(
    'the airport %s has its true position, city, country and time zone',
    (code, lat, lon, city, countryCode, timezone) => {
      const airport = placeOf(`airport-${code}`);
      expect(airport).toMatchObject({ kind: 'airport', city, countryCode, timezone });
      expect(airport.name).toContain(`(${code})`);
      expect(Math.abs(airport.lat - lat)).toBeLessThan(0.01);
      expect(Math.abs(airport.lon - lon)).toBeLessThan(0.01);
    },
  );
});

describe('all places', () => {
  const places = Array.from({ length: table.count }, (_, number) => table.place(number));

  test('the table has more than 168,000 places', () => {
    expect(places.length).toBeGreaterThan(168_000);
  });

  test('every place has a unique ID that leads back to it', () => {
    const wrong = places.filter(({ id }, number) => table.numberOf(id) !== number || !/^[A-Za-z0-9_-]{1,64}$/.test(id));
    expect(wrong).toEqual([]);
  });

  test('every place matches the prediction and detail schemas of the contract', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    for (const [name, { accepts }] of Object.entries(formats)) ajv.addFormat(name, accepts);
    ajv.addSchema({ ...contract, $id: 'contract' });
    const isPrediction = ajv.compile({ $ref: 'contract#/components/schemas/PlacePrediction' });
    const isDetail = ajv.compile({ $ref: 'contract#/components/schemas/PlaceDetail' });
    const wrong = places.filter((place) => !isPrediction(predictionOf(place)) || !isDetail(detailOf(place)));
    expect(wrong.map(({ id, countryCode }) => `${id} ${countryCode}`)).toEqual([]);
  });

  test('every place that a query finds has a unique label', () => {
    const found = [...new Set(Array.from(table.entries, (entry) => entry & ENTRY_PLACE_MASK))].map(table.place);
    const labels = Map.groupBy(found, (place) => predictionOf(place).description);
    expect([...labels].filter(([, sharing]) => sharing.length > 1)).toEqual([]);
  });

  test('every place has a valid time zone', () => {
    const zones = [...new Set(places.map(({ timezone }) => timezone))];
    const known = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
    expect(zones.length).toBeGreaterThan(300);
    for (const zone of zones) expect(known(zone), zone).toBe(true);
  });

  test('each of the 2,000 best places is found by its name, unless ten other places are', () => {
    const big = Array.from({ length: 2_000 }, (_, number) => number);
    const lost = big.filter((number) => {
      const numbers = searchPlaces(table, table.place(number).name.replace(/ \([A-Z]{3}\)$/, ''));
      return !numbers.includes(number) && numbers.length < 10;
    });
    expect(lost.map((number) => table.place(number).name)).toEqual([]);
  });
});

describe('closed and military airports', () => {
  test.each([
    ['ISL', 'istanbul airport'],
    ['ISL', 'ISL'],
    ['ADA', 'adana havalimanı'],
    ['IGL', 'izmir airport'],
    ['DIA', 'doha airport'],
    ['BZZ', 'brize norton'],
  ])('the airport %s can be read by its ID and is not found as %s', (code, query) => {
    expect(placeOf(`airport-${code}`).kind).toBe('airport');
    expect(ids(query)).not.toContain(`airport-${code}`);
  });
});

describe('IDs without a place', () => {
  test.each([
    'airport-ZZZ',
    'airport-ist',
    'airport-1',
    'airport-ISTANBUL',
    'city-0',
    'city-0745044',
    'city-745044x',
    'city--745044',
    'city-99999999999999999999',
    'place-1e2',
    'place-',
    '745044',
    '2-0_K-5-aPO',
    'IST',
    '__proto__',
  ])('no place has the ID %s', (id) => {
    expect(table.numberOf(id)).toBeUndefined();
  });
});

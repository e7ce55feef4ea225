import { describe, expect, it } from 'vitest';
import { unpackPlaces } from './places.data.ts';
import { type PlaceRow, packPlaces } from './places.pack.ts';
import { searchPlaces } from './rules.search.ts';

const COUNTRIES = { TR: 'turkiye turkey tr', DE: 'germany almanya de', US: 'united states usa us' };

/** The names found, in a world of these places, best first. */
function found(query: string, ...places: (Partial<PlaceRow> & { name: string })[]): string[] {
  const rows = places.map((place, i) => ({
    id: `city-${i + 1}`,
    kind: 'locality' as const,
    names: [],
    alternateNames: [],
    address: 'Türkiye',
    city: place.name,
    countryCode: 'TR',
    timezone: 'Europe/Istanbul',
    lat: 41,
    lon: 29,
    ...place,
  }));
  const table = unpackPlaces(packPlaces(rows, COUNTRIES));
  return searchPlaces(table, query).map((number) => table.place(number).name);
}

const many = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `${prefix}${String.fromCharCode(97 + i)}` }));

describe('what is typed finds', () => {
  it('an airport by its exact code before everything else', () => {
    const airport = { id: 'airport-VAN', kind: 'airport', name: 'Ferit Melen Airport (VAN)' } as const;
    expect(found('van', { name: 'Vancouver' }, { name: 'Van' }, airport)).toEqual([airport.name, 'Vancouver', 'Van']);
    expect(found('VAN', { name: 'Vancouver' }, airport)[0]).toBe(airport.name);
    expect(found('va', { name: 'Vancouver' }, airport)).toEqual(['Vancouver']);
  });

  it('names that begin with it before names with a later word that does', () => {
    expect(found('york', { name: 'New York City' }, { name: 'York' }, { name: 'Yorkshire' })).toEqual([
      'York',
      'Yorkshire',
      'New York City',
    ]);
  });

  it('better places before lesser ones that it fits as well', () => {
    expect(found('ank', { name: 'Ankara' }, { name: 'Ankang' }, { name: 'Ankeny' })).toEqual([
      'Ankara',
      'Ankang',
      'Ankeny',
    ]);
    expect(found('ank', { name: 'Ankeny' }, { name: 'Ankang' }, { name: 'Ankara' })).toEqual([
      'Ankeny',
      'Ankang',
      'Ankara',
    ]);
  });

  it('a place once, however many of its names fit', () => {
    const munich = { name: 'Munich', alternateNames: ['München', 'Munchen', 'Münih', 'Munich am Berg'] };
    expect(found('mun', munich)).toEqual(['Munich']);
    expect(found('muni', munich)).toEqual(['Munich']);
  });

  it('ten places and no more', () => {
    expect(found('sa', ...many('Sa', 14))).toHaveLength(10);
  });

  it('the place with exactly that name, even when ten better ones begin with it', () => {
    const names = found('of', ...many('Off', 12), { name: 'Of' });
    expect(names).toHaveLength(10);
    expect(names[9]).toBe('Of');
  });

  it('nothing where nothing fits, and nothing for marks alone', () => {
    expect(found('xyz', { name: 'Istanbul' })).toEqual([]);
    expect(found('--', { name: 'Istanbul' })).toEqual([]);
    expect(found("';", { name: 'Istanbul' })).toEqual([]);
  });
});

describe('other names', () => {
  const istanbul = { name: 'Istanbul', alternateNames: ['Konstantinopel', '伊斯坦布尔', 'Стамбул'] };

  it('count as much as the own name once four letters are typed', () => {
    expect(found('kons', istanbul, { name: 'Konstanz' })).toEqual(['Istanbul', 'Konstanz']);
  });

  it('come after own names while fewer are typed', () => {
    expect(found('kon', istanbul, { name: 'Konya' })).toEqual(['Konya', 'Istanbul']);
  });

  it('count at once in another script', () => {
    expect(found('伊斯', istanbul)).toEqual(['Istanbul']);
    expect(found('стам', istanbul)).toEqual(['Istanbul']);
  });
});

describe('several words', () => {
  const kadikoy = { name: 'Kadıköy', address: 'Istanbul, Türkiye', city: 'Istanbul' };
  const namesake = { name: 'Kadıköy', address: 'Yalova, Türkiye' };
  const airport = {
    id: 'airport-MUC',
    kind: 'airport',
    name: 'Munich Airport (MUC)',
    countryCode: 'DE',
    address: 'Bavaria, Germany',
    city: 'Munich',
    alternateNames: ['Münih'],
  } as const;

  it('may say where the place lies, in any order', () => {
    expect(found('kadikoy istanbul', namesake, kadikoy)).toEqual(['Kadıköy']);
    expect(found('ISTANBUL KADI', namesake, kadikoy)).toHaveLength(1);
    expect(found('kadıköy turkey', namesake, kadikoy)).toHaveLength(2);
  });

  it('may say that it is an airport, in another language too', () => {
    expect(found('münih havalimanı', { name: 'Münihberg' }, airport)).toEqual([airport.name]);
  });

  it('all have to fit', () => {
    expect(found('kadikoy ankara', namesake, kadikoy)).toEqual([]);
    expect(found('istanbul turkey', namesake)).toEqual([]);
  });

  it('one at least has to be of the name', () => {
    expect(found('istanbul turkey', kadikoy)).toEqual([]);
  });
});

describe('a place is read by its id', () => {
  const table = unpackPlaces(packPlaces([], {}));

  it('an empty world has none', () => {
    expect(table.numberOf('city-1')).toBeUndefined();
    expect(searchPlaces(table, 'istanbul')).toEqual([]);
  });
});

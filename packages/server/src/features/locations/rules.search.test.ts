import { describe, expect, it } from 'vitest';
import { unpackPlaces } from './places.data.ts';
import { type PlaceRow, packPlaces } from './places.pack.ts';
import { searchPlaces } from './rules.search.ts';

const COUNTRIES = { TR: 'turkiye turkey tr', DE: 'germany almanya de', US: 'united states usa us' };

type Asked = { readonly text: string; readonly homeCountry?: string };

/** Returns the names that a query finds among these places, best first. */
function found(query: string | Asked, ...places: (Partial<PlaceRow> & { name: string })[]): string[] {
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
    isRetired: false,
    ...place,
  }));
  const table = unpackPlaces(packPlaces(rows, COUNTRIES));
  const { text, homeCountry } = typeof query === 'string' ? { text: query } : query;
  return searchPlaces(table, text, homeCountry).map((number) => table.place(number).name);
}

const many = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `${prefix}${String.fromCharCode(97 + i)}` }));

describe('what is typed finds', () => {
  it('an airport by its exact code before everything else', () => {
    const airport = { id: 'airport-VAN', kind: 'airport', name: 'Ferit Melen Airport (VAN)' } as const;
    expect(found('van', { name: 'Vancouver' }, { name: 'Van' }, airport)).toEqual([airport.name, 'Van', 'Vancouver']);
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

  it('the place with exactly that name before better ones that begin with it', () => {
    const names = found('of', ...many('Off', 12), { name: 'Of' });
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('Of');
  });

  it('nothing where nothing fits, and nothing for marks alone', () => {
    expect(found('xyz', { name: 'Istanbul' })).toEqual([]);
    expect(found('--', { name: 'Istanbul' })).toEqual([]);
    expect(found("';", { name: 'Istanbul' })).toEqual([]);
  });
});

describe('other names', () => {
  const istanbul = { name: 'Istanbul', alternateNames: ['Konstantinopel', '伊斯坦布尔', 'Стамбул'] };

  const sydney = { name: 'Sydney', alternateNames: ['Sidej', 'Sídney'] };
  const few = many('Xa', 40);

  it('come after own names, unless their place is thirty times as good', () => {
    expect(found('kons', istanbul, { name: 'Konstanz' })).toEqual(['Konstanz', 'Istanbul']);
    expect(found('kons', istanbul, ...few, { name: 'Konstanz' })).toEqual(['Istanbul', 'Konstanz']);
  });

  it('that only begin with the query are left out where a place is called exactly so', () => {
    expect(found('side', sydney, ...few, { name: 'Side' })).toEqual(['Side']);
    expect(found('sidej', sydney, ...few, { name: 'Side' })[0]).toBe('Sydney');
  });

  it('of a much bigger place come before the own name of a small one', () => {
    const rome = { name: 'Rome', alternateNames: ['Roma'] };
    expect(found('roma', rome, ...many('Xb', 100), { name: 'Roma' })).toEqual(['Rome', 'Roma']);
  });

  it('come after own names while fewer are typed', () => {
    expect(found('kon', istanbul, { name: 'Konya' })).toEqual(['Konya', 'Istanbul']);
  });

  it('count at once in another script', () => {
    expect(found('伊斯', istanbul)).toEqual(['Istanbul']);
    expect(found('стам', istanbul)).toEqual(['Istanbul']);
  });
});

describe('at home', () => {
  const halle = { name: 'Halle', countryCode: 'BE' };
  const namesake = { name: 'Halle', countryCode: 'DE', address: 'Germany' };
  const countries = (homeCountry: string | undefined, ...places: (Partial<PlaceRow> & { name: string })[]) =>
    found(
      { text: 'halle', ...(homeCountry && { homeCountry }) },
      ...places.map((place) => ({ ...place, name: `Halle ${place.countryCode}` })),
    );

  it('places lead over those abroad that fit as well', () => {
    expect(countries(undefined, halle, namesake)).toEqual(['Halle BE', 'Halle DE']);
    expect(countries('DE', halle, namesake)).toEqual(['Halle DE', 'Halle BE']);
    expect(countries('TR', halle, namesake)).toEqual(['Halle BE', 'Halle DE']);
  });

  it('a place does not lead over one that is much better', () => {
    expect(
      countries('DE', halle, ...many('Xc', 10).map((place) => ({ ...place, countryCode: 'XX' })), namesake)[0],
    ).toBe('Halle BE');
  });
});

describe('a slip', () => {
  const antalya = { name: 'Antalya' };
  const kadikoy = { name: 'Kadıköy', address: 'Istanbul, Türkiye' };

  it.each(['antlaya', 'anatlya', 'antallya', 'antaya', 'antalia', 'natalya', 'ANTALYÂA'])('%s is Antalya', (typed) => {
    expect(found(typed, { name: 'Ankara' }, antalya)).toEqual(['Antalya']);
  });

  it('may be in another script', () => {
    expect(found('Анталяь', { name: 'Antalya', alternateNames: ['Анталья'] })).toEqual(['Antalya']);
  });

  it('is not looked for where the query begins a name, nor in three letters', () => {
    expect(found('antal', { name: 'Antalya' }, { name: 'Antak' })).toEqual(['Antalya']);
    expect(found('ant', { name: 'Art' })).toEqual([]);
    expect(found('kadikoy istanbul', kadikoy, { name: 'Kadikoy Istanbuk' })).toEqual(['Kadıköy']);
  });

  it('is one, not two, and not in the first letter alone', () => {
    expect(found('antlaia', antalya)).toEqual([]);
    expect(found('untalya', antalya)).toEqual([]);
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

  it('all have to fit, and where no place fits all, one of them has to be its name', () => {
    expect(found('kadikoy istanbul', namesake, kadikoy)).toEqual(['Kadıköy']);
    expect(found('kadikoy ankara', namesake, kadikoy)).toEqual(['Kadıköy', 'Kadıköy']);
    expect(found('otel kadi', kadikoy)).toEqual([]);
    expect(found('istanbul turkey', namesake)).toEqual([]);
  });

  it('may be joined by words that say nothing', () => {
    expect(found('airport of munich', airport)).toEqual([airport.name]);
    expect(found('the of', airport)).toEqual([]);
  });

  it('one at least has to be of the name', () => {
    expect(found('istanbul turkey', kadikoy)).toEqual([]);
  });
});

describe('a retired place', () => {
  it('is found by nothing and can be read', () => {
    const tegel = { id: 'airport-TXL', kind: 'airport', name: 'Tegel Airport (TXL)', isRetired: true } as const;
    for (const query of ['tegel', 'TXL', 'tegel airport', 'tegle']) expect(found(query, tegel)).toEqual([]);
    expect(found('tegel', tegel, { name: 'Tegel' })).toEqual(['Tegel']);
  });
});

describe('a place is read by its id', () => {
  const table = unpackPlaces(packPlaces([], {}));

  it('an empty world has none', () => {
    expect(table.numberOf('city-1')).toBeUndefined();
    expect(searchPlaces(table, 'istanbul')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { unpackPlaces } from './places.data.ts';
import { type PlaceRow, packPlaces } from './places.pack.ts';
import { searchPlaces } from './rules.search.ts';

const COUNTRIES = { TR: 'turkiye turkey tr', DE: 'germany almanya de', US: 'united states usa us' };

type Query = { readonly text: string; readonly homeCountry?: string };

function found(query: string | Query, ...places: (Partial<PlaceRow> & { name: string })[]): string[] {
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

describe('matching places', () => {
  test('a query that is an airport code finds the airport before everything else', () => {
    const airport = { id: 'airport-VAN', kind: 'airport', name: 'Ferit Melen Airport (VAN)' } as const;
    expect(found('van', { name: 'Vancouver' }, { name: 'Van' }, airport)).toEqual([airport.name, 'Van', 'Vancouver']);
    expect(found('VAN', { name: 'Vancouver' }, airport)[0]).toBe(airport.name);
    expect(found('va', { name: 'Vancouver' }, airport)).toEqual(['Vancouver']);
  });

  test('names that begin with the query come before names with a later word that does', () => {
    expect(found('york', { name: 'New York City' }, { name: 'York' }, { name: 'Yorkshire' })).toEqual([
      'York',
      'Yorkshire',
      'New York City',
    ]);
  });

  test('better places come before lesser ones with an equal match', () => {
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

  test('a place is found once, however many of its names match', () => {
    const munich = { name: 'Munich', alternateNames: ['München', 'Munchen', 'Münih', 'Munich am Berg'] };
    expect(found('mun', munich)).toEqual(['Munich']);
    expect(found('muni', munich)).toEqual(['Munich']);
  });

  test('a query finds at most ten places', () => {
    expect(found('sa', ...many('Sa', 14))).toHaveLength(10);
  });

  test('a place with exactly the typed name comes before better places that begin with it', () => {
    const names = found('of', ...many('Off', 12), { name: 'Of' });
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('Of');
  });

  test('a query that matches no place, or has punctuation only, finds nothing', () => {
    expect(found('xyz', { name: 'Istanbul' })).toEqual([]);
    expect(found('--', { name: 'Istanbul' })).toEqual([]);
    expect(found("';", { name: 'Istanbul' })).toEqual([]);
  });
});

describe('alternate names', () => {
  const istanbul = { name: 'Istanbul', alternateNames: ['Konstantinopel', '伊斯坦布尔', 'Стамбул'] };

  const sydney = { name: 'Sydney', alternateNames: ['Sidej', 'Sídney'] };
  const few = many('Xa', 40);

  test('alternate names come after own names, unless their place is thirty times as good', () => {
    expect(found('kons', istanbul, { name: 'Konstanz' })).toEqual(['Konstanz', 'Istanbul']);
    expect(found('kons', istanbul, ...few, { name: 'Konstanz' })).toEqual(['Istanbul', 'Konstanz']);
  });

  test('an alternate name that only begins with the query is left out if a place has exactly that name', () => {
    expect(found('side', sydney, ...few, { name: 'Side' })).toEqual(['Side']);
    expect(found('sidej', sydney, ...few, { name: 'Side' })[0]).toBe('Sydney');
  });

  test('an alternate name of a much bigger place comes before the own name of a small one', () => {
    const rome = { name: 'Rome', alternateNames: ['Roma'] };
    expect(found('roma', rome, ...many('Xb', 100), { name: 'Roma' })).toEqual(['Rome', 'Roma']);
  });

  test('a short query finds own names before alternate names', () => {
    expect(found('kon', istanbul, { name: 'Konya' })).toEqual(['Konya', 'Istanbul']);
  });

  test('a short query in a different script matches alternate names', () => {
    expect(found('伊斯', istanbul)).toEqual(['Istanbul']);
    expect(found('стам', istanbul)).toEqual(['Istanbul']);
  });
});

describe('home country', () => {
  const halle = { name: 'Halle', countryCode: 'BE' };
  const namesake = { name: 'Halle', countryCode: 'DE', address: 'Germany' };
  const countries = (homeCountry: string | undefined, ...places: (Partial<PlaceRow> & { name: string })[]) =>
    found({ text: 'halle', homeCountry }, ...places.map((place) => ({ ...place, name: `Halle ${place.countryCode}` })));

  test('places in the home country lead over equal matches abroad', () => {
    expect(countries(undefined, halle, namesake)).toEqual(['Halle BE', 'Halle DE']);
    expect(countries('DE', halle, namesake)).toEqual(['Halle DE', 'Halle BE']);
    expect(countries('TR', halle, namesake)).toEqual(['Halle BE', 'Halle DE']);
  });

  test('a place in the home country does not lead over a much better one', () => {
    expect(
      countries('DE', halle, ...many('Xc', 10).map((place) => ({ ...place, countryCode: 'XX' })), namesake)[0],
    ).toBe('Halle BE');
  });
});

describe('typing errors', () => {
  const antalya = { name: 'Antalya' };
  const kadikoy = { name: 'Kadıköy', address: 'Istanbul, Türkiye' };

  test.each(['antlaya', 'anatlya', 'antallya', 'antaya', 'antalia', 'natalya', 'ANTALYÂA'])(
    'the misspelled query %s finds Antalya',
    (typed) => {
      expect(found(typed, { name: 'Ankara' }, antalya)).toEqual(['Antalya']);
    },
  );

  test('a typing error in a different script is tolerated', () => {
    expect(found('Анталяь', { name: 'Antalya', alternateNames: ['Анталья'] })).toEqual(['Antalya']);
  });

  test('no typing error is assumed if the query begins a name or has only three letters', () => {
    expect(found('antal', { name: 'Antalya' }, { name: 'Antak' })).toEqual(['Antalya']);
    expect(found('ant', { name: 'Art' })).toEqual([]);
    expect(found('kadikoy istanbul', kadikoy, { name: 'Kadikoy Istanbuk' })).toEqual(['Kadıköy']);
  });

  test('two typing errors, or one in the first letter, are not tolerated', () => {
    expect(found('antlaia', antalya)).toEqual([]);
    expect(found('untalya', antalya)).toEqual([]);
  });
});

describe('queries of several words', () => {
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

  test('a query may contain the location of the place, in any word order', () => {
    expect(found('kadikoy istanbul', namesake, kadikoy)).toEqual(['Kadıköy']);
    expect(found('ISTANBUL KADI', namesake, kadikoy)).toHaveLength(1);
    expect(found('kadıköy turkey', namesake, kadikoy)).toHaveLength(2);
  });

  test('a query may contain the word for airport in a different language', () => {
    expect(found('münih havalimanı', { name: 'Münihberg' }, airport)).toEqual([airport.name]);
  });

  test('all words must match, unless one of them is the name of the place', () => {
    expect(found('kadikoy istanbul', namesake, kadikoy)).toEqual(['Kadıköy']);
    expect(found('kadikoy ankara', namesake, kadikoy)).toEqual(['Kadıköy', 'Kadıköy']);
    expect(found('otel kadi', kadikoy)).toEqual([]);
    expect(found('istanbul turkey', namesake)).toEqual([]);
  });

  test('a query may contain words without a meaning for the search', () => {
    expect(found('airport of munich', airport)).toEqual([airport.name]);
    expect(found('the of', airport)).toEqual([]);
  });

  test('at least one word must match the name of the place', () => {
    expect(found('istanbul turkey', kadikoy)).toEqual([]);
  });
});

describe('retired places', () => {
  test('a retired place is not found but can be read', () => {
    const tegel = { id: 'airport-TXL', kind: 'airport', name: 'Tegel Airport (TXL)', isRetired: true } as const;
    for (const query of ['tegel', 'TXL', 'tegel airport', 'tegle']) expect(found(query, tegel)).toEqual([]);
    expect(found('tegel', tegel, { name: 'Tegel' })).toEqual(['Tegel']);
  });
});

describe('an empty table of places', () => {
  const table = unpackPlaces(packPlaces([], {}));

  test('an empty table has no place to read or find', () => {
    expect(table.numberOf('city-1')).toBeUndefined();
    expect(searchPlaces(table, 'istanbul')).toEqual([]);
  });
});

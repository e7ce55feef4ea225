import { expect, test } from 'vitest';
import data from './data/divisions.json' with { type: 'json' };
import { districtsLike, divisionsLike, divisionsOf, isDivision, isTurkishDistrict } from './divisions.ts';

test.each([
  ['TR', 'İstanbul'],
  ['TR', 'istanbul'],
  ['TR', 'Antalya İli'],
  ['TR', '34'],
  ['TR', 'TR-34'],
  ['DE', 'Bayern'],
  ['DE', 'Bavaria'],
  ['DE', 'State of Berlin'],
  ['US', 'California'],
  ['US', 'CA'],
  ['FR', 'Ile-de-France'],
  ['ES', 'Comunidad de Madrid'],
  ['IT', 'Lombardy'],
  ['AZ', 'Baku'],
  ['QA', 'Doha'],
  ['BE', 'Brussels'],
  ['BE', 'Bruxelles'],
  ['CY', 'Girne'],
  ['CY', 'Lefkoşa'],
  ['CY', 'Nicosia'],
  ['CY', 'Gazimağusa'],
  ['UA', 'Kiev'],
  ['UA', 'Kyiv'],
  ['GE', 'Batumi'],
  ['GB', 'Greater London'],
  ['GB', 'England'],
  ['TR', 'Afyon'],
  ['TR', 'İçel'],
  ['TR', 'Urfa'],
  ['TR', 'Antep'],
  ['TR', 'K.Maraş'],
  ['XK', 'Prishtina'],
  ['XK', 'Priştine'],
])('the country %s has the division %s', (country, name) => {
  expect(isDivision(country, name)).toBe(true);
});

test.each([
  ['TR', 'Bavaria'],
  ['TR', 'Şişli'],
  ['TR', 'Atlantis'],
  ['TR', '99'],
  ['DE', 'İstanbul'],
  ['US', 'ZZ'],
])('the country %s does not have the division %s', (country, name) => {
  expect(isDivision(country, name)).toBe(false);
});

test('a country without divisions accepts any name', () => {
  expect(isDivision('VA', 'Vatican')).toBe(true);
});

test('a Turkish district belongs to its own province only', () => {
  expect(isTurkishDistrict('İstanbul', 'Şişli')).toBe(true);
  expect(isTurkishDistrict('TR-34', 'SISLI')).toBe(true);
  expect(isTurkishDistrict('Ankara', 'Şişli')).toBe(false);
  expect(isTurkishDistrict('Atlantis', 'Şişli')).toBe(false);
});

test('a district is found by any name of its province', () => {
  expect(isTurkishDistrict('Urfa', 'Haliliye')).toBe(true);
  expect(isTurkishDistrict('Afyon', 'Sandıklı')).toBe(true);
});

test('the most similar names are suggested, the closest first', () => {
  expect(divisionsLike('TR', 'Antlaya', 3)[0]).toBe('Antalya');
  expect(divisionsLike('DE', 'Bavria', 1)).toEqual(['Bavaria']);
  expect(divisionsLike('QA', 'Dohha', 1)).toEqual(['Doha']);
  expect(divisionsLike('VA', 'Vatican', 3)).toEqual([]);
  expect(districtsLike('İstanbul', 'Sisly', 1)).toEqual(['Şişli']);
  expect(districtsLike('Atlantis', 'Şişli', 3)).toEqual([]);
});

test('every listed division is accepted by each of its names and its code', () => {
  const countries = Object.keys(data.countries);
  const refused = countries.flatMap((country) =>
    divisionsOf(country).flatMap(({ code, name, localName }) =>
      [code, name, localName].filter((each) => each !== undefined && !isDivision(country, each)),
    ),
  );
  expect(countries.length).toBeGreaterThan(200);
  expect(refused).toEqual([]);
});

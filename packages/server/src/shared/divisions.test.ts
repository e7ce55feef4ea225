import { expect, test } from 'vitest';
import { isDivision, isTurkishDistrict } from './divisions.ts';

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
])('%s has %s', (country, name) => {
  expect(isDivision(country, name)).toBe(true);
});

test.each([
  ['TR', 'Bavaria'],
  ['TR', 'Şişli'],
  ['TR', 'Atlantis'],
  ['TR', '99'],
  ['DE', 'İstanbul'],
  ['US', 'ZZ'],
])('%s has no %s', (country, name) => {
  expect(isDivision(country, name)).toBe(false);
});

test('where a country has no divisions, any name will do', () => {
  expect(isDivision('VA', 'Vatican')).toBe(true);
});

test('a Turkish district belongs to its own province', () => {
  expect(isTurkishDistrict('İstanbul', 'Şişli')).toBe(true);
  expect(isTurkishDistrict('TR-34', 'SISLI')).toBe(true);
  expect(isTurkishDistrict('Ankara', 'Şişli')).toBe(false);
  expect(isTurkishDistrict('Atlantis', 'Şişli')).toBe(false);
});

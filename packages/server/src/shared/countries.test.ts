import { expect, test } from 'vitest';
import { isCountryName } from './countries.ts';

test.each([
  ['TR', 'Turkey'],
  ['TR', 'Türkiye'],
  ['TR', 'TURKIYE'],
  ['TR', 'türkei'],
  ['DE', 'Germany'],
  ['DE', 'Almanya'],
  ['DE', 'Deutschland'],
  ['GB', 'United Kingdom'],
  ['GB', 'Birleşik Krallık'],
  ['US', 'USA'],
  ['US', 'United States of America'],
  ['NL', 'The Netherlands'],
  ['CZ', 'Czech Republic'],
  ['CZ', 'Çekya'],
  ['BA', 'Bosnia & Herzegovina'],
  ['BA', 'Bosnia and Herzegovina'],
  ['CI', "Cote d'Ivoire"],
  ['NL', 'Holland'],
  ['NL', 'Hollanda'],
  ['GB', 'England'],
  ['GB', 'İngiltere'],
  ['GB', 'Scotland'],
  ['XK', 'Kosovo'],
  ['XK', 'Kosova'],
])('the country %s has the name %s', (code, name) => {
  expect(isCountryName(code, name)).toBe(true);
});

test.each([
  ['TR', 'Germany'],
  ['DE', 'Türkiye'],
  ['TR', 'Turk'],
  ['TR', '-'],
  ['GN', 'Guinea-Bissau'],
  ['IE', 'Northern Ireland'],
  ['DE', 'Holland'],
])('the country %s does not have the name %s', (code, name) => {
  expect(isCountryName(code, name)).toBe(false);
});

test('every country of the contract has a name in each language', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const code of ['TR', 'DE', 'FR', 'JP', 'BR', 'ZA', 'KR', 'PS', 'TW']) {
    expect(isCountryName(code, names.of(code)!)).toBe(true);
  }
});

import { describe, expect, test } from 'vitest';
import { askedCountry, askedLanguage, nameIn, preferredLanguage } from './language.ts';

describe.each([
  [undefined, undefined],
  ['', undefined],
  ['*', undefined],
  ['fr', undefined],
  ['fr, *;q=0.5', undefined],
  ['en;q=0', undefined],
  ['tr;q=abc', undefined],
  [';;;,,,', undefined],
  ['en', 'en'],
  ['tr', 'tr'],
  ['TR', 'tr'],
  ['tr-TR', 'tr'],
  ['*, de;q=0.1', 'de'],
  ['de-AT,de;q=0.9,en;q=0.1', 'de'],
  ['de;q=0.2, tr;q=0.7', 'tr'],
  ['fr, de;q=0.4', 'de'],
  ['tr;q=0, de;q=0.1', 'de'],
] as const)('Accept-Language %j', (header, asked) => {
  test(`a client asks for ${asked ?? 'no language of ours'}`, () => {
    expect(askedLanguage(header)).toBe(asked);
  });

  test(`a client gets ${asked ?? 'en'}`, () => {
    expect(preferredLanguage(header)).toBe(asked ?? 'en');
  });
});

test.each([
  ['tr', 'TR'],
  ['de-AT, tr;q=0.9', 'AT'],
  ['tr;q=0.1, en-GB', 'GB'],
  ['en', undefined],
  ['*', undefined],
  ['-', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('Accept-Language %j has the country %s', (header, country) => {
  expect(askedCountry(header)).toBe(country);
});

test('a name is returned in its original form unless a language is requested', () => {
  const hybrid = { name: 'Hibrit', names: { tr: 'Hibrit', en: 'Hybrid', de: 'Hybrid (Benzin)' } };
  expect([undefined, 'tr', 'en', 'de'].map((language) => nameIn(hybrid, language as never))).toEqual([
    'Hibrit',
    'Hibrit',
    'Hybrid',
    'Hybrid (Benzin)',
  ]);
});

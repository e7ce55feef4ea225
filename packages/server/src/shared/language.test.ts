import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['tr', 'tr'],
  ['TR', 'tr'],
  ['tr-TR', 'tr'],
  ['de-AT,de;q=0.9,en;q=0.1', 'de'],
  ['de;q=0.2, tr;q=0.7', 'tr'],
  ['fr, de;q=0.4', 'de'],
  ['tr;q=0, de;q=0.1', 'de'],
  ['fr', 'en'],
  ['en;q=0', 'en'],
  ['tr;q=abc', 'en'],
  [';;;,,,', 'en'],
])('Accept-Language %j picks %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

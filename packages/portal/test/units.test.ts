import { expect, test } from 'vitest';
import { millisecondsText } from '../src/rules/units.ts';

test('a duration is written with the separators of the language', () => {
  const texts = ['en', 'de', 'tr'].map((language) => millisecondsText(1234.56, language));
  expect(texts).toEqual(['1,234.6 ms', '1.234,6 ms', '1.234,6 msn']);
});

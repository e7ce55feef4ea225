import { expect, test } from 'vitest';
import { minorUnitsOf, moneyText, rateText, spokenMoney } from '../src/rules/money.ts';

test.each([
  ['1234.50', 123450],
  ['1.234,50', 123450],
  ['1,234.5', 123450],
  ['1 234', 123400],
  ['1.234.567', 123456700],
  ['1.234', 123400],
  ['-20,05', -2005],
  ['0', 0],
])('%s lira are converted to %i kuruş', (typed, units) => {
  expect(minorUnitsOf(typed, 'TRY', 'de')).toBe(units);
});

test.each(['', 'ten', '1.2.3', '12.345,678', '1,234,5', '5.001,', '.5'])(
  '%s is not a valid amount of lira',
  (typed) => {
    expect(minorUnitsOf(typed, 'TRY', 'de')).toBeUndefined();
  },
);

test('an amount has as many decimal places as its currency', () => {
  expect(minorUnitsOf('500', 'JPY', 'en')).toBe(500);
  expect(minorUnitsOf('500.5', 'JPY', 'en')).toBeUndefined();
  expect(minorUnitsOf('1.234', 'KWD', 'de'), 'a thousand, or one and a bit').toBeUndefined();
});

test('an amount is formatted for the language', () => {
  const money = { amount: 123450, currency: 'TRY' };
  expect(moneyText(money, 'en')).toBe('TRY\u00a01,234.50');
  expect(moneyText(money, 'de')).toBe('1.234,50\u00a0TRY');
});

test('a separator before three digits separates thousands only in a language that writes them so', () => {
  const read = (typed: string) => ['en', 'de', 'tr'].map((language) => minorUnitsOf(typed, 'TRY', language));
  expect(read('1,500')).toEqual([150_000, undefined, undefined]);
  expect(read('1.500')).toEqual([undefined, 150_000, 150_000]);
});

test('an amount is repeated with the name of its currency', () => {
  expect(spokenMoney({ amount: 150_000, currency: 'TRY' }, 'de')).toBe('1.500,00 Türkische Lira');
});

test('an exchange rate is written in the language of the page', () => {
  expect(['en', 'de', 'tr'].map((language) => rateText('57.5', language))).toEqual(['57.5000', '57,5000', '57,5000']);
});

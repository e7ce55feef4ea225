import { expect, test } from 'vitest';
import { minorUnitsOf, moneyText } from '../src/rules/money.ts';

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
  expect(minorUnitsOf(typed, 'TRY')).toBe(units);
});

test.each(['', 'ten', '1.2.3', '12.345,678', '1,234,5', '5.001,', '.5'])(
  '%s is not a valid amount of lira',
  (typed) => {
    expect(minorUnitsOf(typed, 'TRY')).toBeUndefined();
  },
);

test('an amount has as many decimal places as its currency', () => {
  expect(minorUnitsOf('500', 'JPY')).toBe(500);
  expect(minorUnitsOf('500.5', 'JPY')).toBeUndefined();
  expect(minorUnitsOf('1.234', 'KWD'), 'a thousand, or one and a bit').toBeUndefined();
});

test('an amount is formatted for the language', () => {
  const money = { amount: 123450, currency: 'TRY' };
  expect(moneyText(money, 'en')).toBe('TRY\u00a01,234.50');
  expect(moneyText(money, 'de')).toBe('1.234,50\u00a0TRY');
});

import { describe, expect, test } from 'vitest';
import { add, canBeStated, convert, money, multiply, percentOf, rateBetween, smaller, subtract } from './money.ts';

const lira = (amount: number) => money(amount, 'TRY');

test.each([
  [1000, 12.5, 125],
  [1, 50, 1],
  [100, 0.5, 1],
  [-1, 50, -1],
  [33, 33.3, 11],
  [100_50, 1.005, 101],
  [0, 100, 0],
  [900_719_925_474, 100, 900_719_925_474],
])('of %i minor units, %d percent is %i', (amount, percentage, share) => {
  expect(percentOf(lira(amount), percentage)).toEqual(lira(share));
});

test('half a minor unit is rounded up, even where binary fractions fall just below it', () => {
  expect(convert(money(100, 'EUR'), 'TRY', 1.005)).toEqual(lira(101));
  expect(convert(money(1, 'USD'), 'TRY', 42.5)).toEqual(lira(43));
  expect(convert(money(1, 'USD'), 'TRY', 42.4999)).toEqual(lira(42));
});

test('a rate does not change a price in its own currency', () => {
  expect(convert(lira(999), 'TRY', 7)).toEqual(lira(999));
});

test('sums, differences and multiples are exact', () => {
  expect(add(lira(1), lira(2), lira(3))).toEqual(lira(6));
  expect(subtract(lira(1), lira(3))).toEqual(lira(-2));
  expect(multiply(lira(333), 3)).toEqual(lira(999));
});

describe('refused amounts', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'the amount %d is refused',
    (amount) => {
      expect(() => lira(amount)).toThrow(RangeError);
    },
  );
  test('amounts in two currencies cannot be added', () => {
    expect(() => add(lira(1), money(1, 'EUR'))).toThrow('TRY and EUR do not add up');
    expect(() => subtract(lira(1), money(1, 'EUR'))).toThrow(RangeError);
  });
  test('a sum beyond the safe integers is refused', () => {
    expect(() => add(lira(Number.MAX_SAFE_INTEGER), lira(1))).toThrow(RangeError);
    expect(() => multiply(lira(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });
});

test('an amount can be stated up to the maximum of the contract', () => {
  expect(canBeStated(0, 100_000_000_000)).toBe(true);
  expect(canBeStated(0, 100_000_000_001)).toBe(false);
});

test('the smaller of two amounts is found in one currency and refused in two', () => {
  expect(smaller(money(1, 'EUR'), money(2, 'EUR'))).toEqual(money(1, 'EUR'));
  expect(smaller(money(2, 'EUR'), money(1, 'EUR'))).toEqual(money(1, 'EUR'));
  expect(() => smaller(money(1, 'EUR'), money(2, 'TRY'))).toThrow(RangeError);
});

test('a rate between two currencies is computed through the lira', () => {
  const worthInTry = { TRY: 1, EUR: 50, USD: 40, GBP: 60 };
  expect(rateBetween('EUR', 'USD', worthInTry)).toBe(1.25);
  expect(rateBetween('TRY', 'EUR', worthInTry)).toBe(0.02);
  expect(rateBetween('EUR', 'EUR', worthInTry)).toBe(1);
});

test('a currency without a rate is converted only to itself', () => {
  expect(rateBetween('EUR', 'TRY', { TRY: 1 })).toBeUndefined();
  expect(rateBetween('TRY', 'EUR', { TRY: 1 })).toBeUndefined();
  expect(rateBetween('EUR', 'EUR', { TRY: 1 })).toBe(1);
});

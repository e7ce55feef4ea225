import { expect, test } from 'vitest';
import type { SalesDay } from '../src/generated/types.ts';
import { lastDays } from '../src/rules/moments.ts';
import { amountsOf, byDay, conversionOf, currenciesOf, failedOf, halves } from '../src/rules/overview.ts';

const lira = (amount: number) => ({ amount, currency: 'TRY' as const });
const day = (changes: Partial<SalesDay>): SalesDay => ({
  ...{ day: '2027-03-01', searches: 0, orderedSearches: 0, orders: 0, booked: 0, amounts: [] },
  ...changes,
});

test('the period and the period before have the same number of days', () => {
  expect(lastDays(new Date('2027-03-01T23:59:00Z'), 2)).toEqual(['2027-02-28', '2027-03-01']);
  expect(halves([1, 2, 3, 4])).toEqual({ before: [1, 2], now: [3, 4] });
});

test('a day without sales in a currency counts as zero in that currency', () => {
  const days = [day({ amounts: [{ sold: lira(500), refunded: lira(100) }] }), day({})];
  expect(currenciesOf(days)).toEqual(['TRY']);
  expect([amountsOf(days, 'TRY', 'sold'), amountsOf(days, 'TRY', 'refunded')]).toEqual([
    [500, 0],
    [100, 0],
  ]);
});

test('the conversion of days without searches is unknown', () => {
  const days = [day({ searches: 8, orderedSearches: 1 }), day({ searches: 2, orderedSearches: 1 })];
  expect(conversionOf(days)).toBe(0.2);
  expect(conversionOf([day({ orderedSearches: 1 })])).toBeUndefined();
});

test('the conversion is at most 100 %, also if an order was placed after midnight', () => {
  expect(conversionOf([day({ searches: 1, orderedSearches: 2, orders: 5 })])).toBe(1);
});

test('a day without requests has neither durations nor failures', () => {
  const found = { at: '2027-03-02T00:00:00.000Z', count: 3, p50Milliseconds: 4, p95Milliseconds: 9 };
  const results = [{ ...found, errors: [{ key: 'carOrder.notFound', count: 2 }] }];
  const days = byDay(['2027-03-01', '2027-03-02'], results);
  expect(days.map((one) => [one?.p95Milliseconds, failedOf(one)])).toEqual([
    [undefined, 0],
    [9, 2],
  ]);
});

import { expect, test } from 'vitest';
import type { Publication } from '../../ports/exchange-rates.ts';
import { hasJumped, isLate, isStale, priceOf, problemOf, withStandings, worthIn } from './rules.ts';
import type { StoredRates } from './types.ts';

const rate = (currency: string, buying: string, selling = buying, unit = 1) => ({ currency, unit, buying, selling });

const friday: Publication = {
  asOf: '2027-02-26',
  publishedAt: new Date('2027-02-26T12:30:00Z'),
  source: 'TCMB',
  base: 'TRY',
  rates: [rate('EUR', '49.9', '50.1'), rate('USD', '42.9', '43.1'), rate('GBP', '5740', '5760', 100)],
};
const without = (currency: string): Publication => ({
  ...friday,
  rates: friday.rates.filter((each) => each.currency !== currency),
});
const changed = (...rates: readonly ReturnType<typeof rate>[]): Publication => ({
  ...friday,
  rates: [...friday.rates.filter(({ currency }) => rates.every((each) => each.currency !== currency)), ...rates],
});
const at = (moment: string) => new Date(moment);

test('a price for 100 units is converted to one unit', () => {
  expect(priceOf(friday, 'GBP')).toEqual({ buying: 57.4, selling: 57.6 });
  expect(priceOf(friday, 'TRY')).toEqual({ buying: 1, selling: 1 });
});

test("conversion uses the selling price of the vendor's currency and the buying price of the search currency", () => {
  expect(worthIn('TRY', friday, 0)).toEqual({ TRY: 1, EUR: 50.1, USD: 43.1, GBP: 57.6 });
  expect(worthIn('EUR', friday, 0)).toEqual({ TRY: 1 / 49.9, EUR: 1, USD: 43.1 / 49.9, GBP: 57.6 / 49.9 });
});

test('the margin is added to converted prices only', () => {
  const worth = worthIn('TRY', friday, 150);
  expect(worth.TRY).toBe(1);
  expect(worth.EUR).toBeCloseTo(50.1 * 1.015, 10);
});

test('rates with a different base currency convert to the same amounts', () => {
  const inEuro: Publication = {
    ...friday,
    base: 'EUR',
    rates: [rate('TRY', '0.02'), rate('USD', '0.86'), rate('GBP', '1.15')],
  };
  const worth = worthIn('TRY', inEuro, 0);
  expect([worth.EUR, worth.USD, worth.GBP].map((each) => each?.toFixed(6))).toEqual([
    '50.000000',
    '43.000000',
    '57.500000',
  ]);
});

test.each<[string, Publication, string]>([
  ['it lacks USD', without('USD'), '2027-02-26T13:00:00Z'],
  ['it sells for less than it pays', changed(rate('EUR', '50.1', '49.9')), '2027-02-26T13:00:00Z'],
  ['it sells for less than it pays', changed(rate('EUR', '0', '49.9')), '2027-02-26T13:00:00Z'],
  ['it is dated in the future', friday, '2027-02-24T13:00:00Z'],
])('a publication is not used for conversion if %s', (problem, publication, now) => {
  expect(problemOf(publication, at(now))).toBe(problem);
});

test('a valid publication has no problem', () => {
  expect(problemOf(friday, at('2027-02-26T12:31:00Z'))).toBeUndefined();
});

test('rates are late after six days and stale after eleven', () => {
  expect(isLate(friday, at('2027-03-04T12:30:00Z'))).toBe(false);
  expect(isLate(friday, at('2027-03-04T12:30:01Z'))).toBe(true);
  expect(isStale(friday, at('2027-03-09T12:30:00Z'))).toBe(false);
  expect(isStale(friday, at('2027-03-09T12:30:01Z'))).toBe(true);
});

test.each<[boolean, Publication]>([
  [false, friday],
  [false, changed(rate('USD', '47.2'))],
  [true, changed(rate('USD', '47.4'))],
  [true, changed(rate('EUR', '44.9'))],
  [true, changed(rate('GBP', '57.5', '57.5', 100))],
])('a change of more than a tenth in any currency is a jump: %s', (isJump, after) => {
  expect(hasJumped(friday, after)).toBe(isJump);
});

test('the newest publication that is not held is in use, newer ones are held and older ones past', () => {
  const kept = (id: number, isHeld: boolean, by?: string): StoredRates => ({
    ...friday,
    id,
    fetchedAt: friday.publishedAt,
    isHeld,
    accepted: by === undefined ? undefined : { by, at: friday.publishedAt },
  });
  const listed = withStandings([kept(4, true), kept(3, true, 'Ada'), kept(2, true), kept(1, false)]);
  expect(listed.map(({ id, standing }) => [id, standing])).toEqual([
    [4, 'held'],
    [3, 'inUse'],
    [2, 'past'],
    [1, 'past'],
  ]);
});

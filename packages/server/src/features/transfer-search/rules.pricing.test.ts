import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Commission } from '../../shared/commission.ts';
import { CURRENCIES, type Currency, rateBetween } from '../../shared/money.ts';
import { priceTransfer } from './rules.pricing.ts';

const RATES = { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 };

const currency = fc.constantFrom(...CURRENCIES);
const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const price = fc
  .record({
    currency,
    oneway: amount,
    return: fc.option(amount, { nil: undefined }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, return: back, ...given }) => ({
    ...given,
    ...(back !== undefined && { return: back }),
    discount: Math.round((given.oneway + (back ?? 0)) * share),
  }));
const commissionIn = (code: Currency): fc.Arbitrary<Commission | undefined> =>
  fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('percentage' as const), percentage: fc.double({ min: 0, max: 100, noNaN: true }) }),
      fc.record({ type: fc.constant('fixed' as const), fixed: fc.record({ amount, currency: fc.constant(code) }) }),
    ),
    { nil: undefined },
  );
const asked = currency.chain((code) => fc.record({ currency: fc.constant(code), commission: commissionIn(code) }));

test('the price adds up to the minor unit in every currency', () => {
  fc.assert(
    fc.property(price, asked, (theirs, ours) => {
      const rate = rateBetween(theirs.currency, ours.currency, RATES);
      const { fees, discountTotal, total, paymentTotal, vendorTotal } = priceTransfer(theirs, { ...ours, rate });
      expect(total.amount).toBe(fees.reduce((sum, fee) => sum + fee.amount, 0) - discountTotal.amount);
      expect([paymentTotal, vendorTotal]).toEqual([total, { amount: 0, currency: ours.currency }]);
      for (const money of [...fees, discountTotal, total]) {
        expect(money.currency).toBe(ours.currency);
        expect(Number.isSafeInteger(money.amount) && money.amount >= 0).toBe(true);
      }
    }),
  );
});

test('a percentage is of the ways less the discount', () => {
  const theirs = { currency: 'TRY', oneway: 247_500, return: 247_500, discount: 24_750 } as const;
  const commission = { type: 'percentage', percentage: 10 } as const;
  const { fees, total } = priceTransfer(theirs, { currency: 'TRY', rate: 1, commission });
  expect(fees.map(({ type, amount }) => [type, amount])).toEqual([
    ['oneway', 247_500],
    ['return', 247_500],
    ['commission', 47_025],
  ]);
  expect(total).toEqual({ amount: 517_275, currency: 'TRY' });
});

test('every amount is converted by itself, half up', () => {
  const theirs = { currency: 'EUR', oneway: 101, return: 1, discount: 0 } as const;
  const rate = rateBetween('EUR', 'USD', RATES);
  const { fees } = priceTransfer(theirs, { currency: 'USD', rate, commission: undefined });
  // 101 × 50 / 43 = 117.44, 1 × 50 / 43 = 1.16
  expect(fees.map(({ amount }) => amount)).toEqual([117, 1]);
});

test('at most all of it is taken off, whatever the rounding', () => {
  const theirs = { currency: 'TRY', oneway: 1, return: 1, discount: 2 } as const;
  // One by one the ways round to 0; the discount would round to 1.
  const { discountTotal, total } = priceTransfer(theirs, { currency: 'GBP', rate: 0.3, commission: undefined });
  expect([discountTotal.amount, total.amount]).toEqual([0, 0]);
});

test('a commission of 0 has a line, none at all has not', () => {
  const theirs = { currency: 'TRY', oneway: 1_000, discount: 0 } as const;
  const lines = (commission: Commission | undefined) =>
    priceTransfer(theirs, { currency: 'TRY', rate: 1, commission }).fees.map(({ type }) => type);
  expect(lines({ type: 'percentage', percentage: 0 })).toEqual(['oneway', 'commission']);
  expect(lines(undefined)).toEqual(['oneway']);
});

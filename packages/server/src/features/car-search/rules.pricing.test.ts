import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Commission } from '../../shared/commission.ts';
import { CURRENCIES, rateBetween } from '../../shared/money.ts';
import { breakdownOf } from './rules.breakdown.ts';
import { priceCar, priceExtra, toExtraOffer } from './rules.pricing.ts';

const RATES = { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 };

const currency = fc.constantFrom(...CURRENCIES);
const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const price = fc
  .record({
    currency,
    net: amount,
    fees: fc.array(fc.record({ kind: fc.constantFrom('oneWay', 'airport', 'delivery'), amount }), { maxLength: 3 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...given }) => {
    const cost = given.fees.reduce((sum, fee) => sum + fee.amount, given.net);
    return { ...given, payableAtDesk: Math.round(cost * share) };
  });
const commissionIn = (code: (typeof CURRENCIES)[number]): fc.Arbitrary<Commission | undefined> =>
  fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('percentage' as const), percentage: fc.double({ min: 0, max: 100, noNaN: true }) }),
      fc.record({ type: fc.constant('fixed' as const), fixed: fc.record({ amount, currency: fc.constant(code) }) }),
    ),
    { nil: undefined },
  );
const asked = currency.chain((code) => fc.record({ currency: fc.constant(code), commission: commissionIn(code) }));

describe('the price of a car', () => {
  test('the price of a car adds up to the minor unit in every currency', () => {
    fc.assert(
      fc.property(price, asked, (theirs, ours) => {
        const rate = rateBetween(theirs.currency, ours.currency, RATES)!;
        const { net, fee, commission, total, vendorTotal, paymentTotal } = priceCar(theirs, { ...ours, rate });
        expect(total.amount).toBe(net.amount + fee.amount + commission.amount);
        expect(paymentTotal.amount).toBe(total.amount - vendorTotal.amount);
        for (const money of [net, fee, commission, total, vendorTotal, paymentTotal]) {
          expect(money.currency).toBe(ours.currency);
          expect(Number.isSafeInteger(money.amount) && money.amount >= 0).toBe(true);
        }
      }),
    );
  });

  test('price lines sum to the amounts paid with the order and at the desk', () => {
    fc.assert(
      fc.property(price, asked, (theirs, ours) => {
        const rate = rateBetween(theirs.currency, ours.currency, RATES)!;
        const pricing = priceCar(theirs, { ...ours, rate });
        const lines = breakdownOf(theirs, pricing, { ...ours, rates: RATES });
        const sumOf = (...due: string[]) =>
          lines.reduce((sum, { amount, dueAt }) => sum + (due.includes(dueAt) ? amount.amount : 0), 0);
        expect(sumOf('payment')).toBe(pricing.paymentTotal.amount);
        expect(sumOf('desk')).toBe(pricing.vendorTotal.amount);
        expect(sumOf('payment', 'desk')).toBe(pricing.total.amount);
        expect(lines.every(({ amount }) => amount.amount > 0 && amount.currency === ours.currency)).toBe(true);
      }),
    );
  });

  test('the amount due at the desk is taken from the fees first, and never from the commission', () => {
    const theirs = {
      currency: 'TRY',
      net: 540_000,
      fees: [
        { kind: 'airport', amount: 45_000 },
        { kind: 'oneWay', amount: 20_000 },
      ],
      payableAtDesk: 90_000,
    } as const;
    const commission = { type: 'percentage', percentage: 10 } as const;
    const pricing = priceCar(theirs, { currency: 'TRY', rate: 1, commission });
    const lines = breakdownOf(theirs, pricing, { currency: 'TRY', rates: RATES });
    expect(lines.map(({ type, amount, dueAt }) => [type, amount.amount, dueAt])).toEqual([
      ['rent', 515_000, 'payment'],
      ['rent', 25_000, 'desk'],
      ['airport', 45_000, 'desk'],
      ['oneWay', 20_000, 'desk'],
      ['commission', 54_000, 'payment'],
    ]);
  });

  test('amounts in the currency of the vendor are not changed', () => {
    const theirs = {
      currency: 'TRY',
      net: 540_000,
      fees: [
        { kind: 'airport', amount: 45_000 },
        { kind: 'airport', amount: 5_000 },
      ],
      payableAtDesk: 90_000,
    } as const;
    const tenPercent = { type: 'percentage', percentage: 10 } as const;
    const amounts = Object.entries(priceCar(theirs, { currency: 'TRY', rate: 1, commission: tenPercent }));
    expect(Object.fromEntries(amounts.map(([name, money]) => [name, money.amount]))).toEqual({
      net: 540_000,
      fee: 50_000,
      commission: 54_000,
      total: 644_000,
      vendorTotal: 90_000,
      paymentTotal: 554_000,
    });
  });

  test('amounts are converted at the rate and rounded half up', () => {
    const theirs = { currency: 'EUR', net: 101, fees: [{ kind: 'airport', amount: 1 }], payableAtDesk: 0 } as const;
    const inUsd = priceCar(theirs, { currency: 'USD', rate: rateBetween('EUR', 'USD', RATES)!, commission: undefined });
    // 101 × 50 / 43 = 117.44, 1 × 50 / 43 = 1.16
    expect([inUsd.net.amount, inUsd.fee.amount, inUsd.commission.amount]).toEqual([117, 1, 0]);
  });

  test('the amount due at the desk never exceeds the total, whatever the rounding', () => {
    const theirs = { currency: 'TRY', net: 1, fees: [{ kind: 'airport', amount: 1 }], payableAtDesk: 2 } as const;
    // Each of the two amounts rounds to 0, whereas their sum would round to 1.
    const { total, vendorTotal } = priceCar(theirs, { currency: 'GBP', rate: 0.3, commission: undefined });
    expect([total.amount, vendorTotal.amount]).toEqual([0, 0]);
  });
});

describe('the price of an extra', () => {
  test('the price of an extra adds up with a percentage commission, and excludes a fixed one', () => {
    fc.assert(
      fc.property(currency, amount, asked, (theirs, net, ours) => {
        const rate = rateBetween(theirs, ours.currency, RATES)!;
        const priced = priceExtra({ currency: theirs, net }, { ...ours, rate });
        expect(priced.total.amount).toBe(priced.net.amount + priced.commission.amount);
        if (ours.commission?.type !== 'percentage') expect(priced.commission.amount).toBe(0);
      }),
    );
  });

  const search = { currency: 'TRY', rates: RATES, pinned: undefined, commission: undefined } as const;
  const names = new Map([['EXTRA_RANGE', { name: 'Additional kilometres' }]]);
  const extra = {
    code: 'EXTRA_RANGE',
    type: 'range',
    min: 1,
    max: 3,
    price: { currency: 'EUR', net: 1000 },
    range: { amount: 100, unit: 'mi' },
  } as const;

  test('an additional range in miles is returned in kilometres', () => {
    expect(toExtraOffer(extra, search, names)).toMatchObject({
      name: 'Additional kilometres',
      extraRange: { amount: 160.9344, unit: 'km' },
      pricing: { total: { amount: 50_000, currency: 'TRY' } },
    });
  });

  test('an extra whose type is not published is left out', () => {
    expect(toExtraOffer({ ...extra, code: 'SURFBOARD' }, search, names)).toBeUndefined();
  });

  test('an extra whose price cannot be stated is left out', () => {
    expect(toExtraOffer({ ...extra, price: { currency: 'EUR', net: 2_000_000_001 } }, search, names)).toBeUndefined();
  });
});

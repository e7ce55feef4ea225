import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SupplierLeg, TransferOffer } from '../../ports/transfer-suppliers.ts';
import type { Commission } from '../../shared/commission.ts';
import { CURRENCIES, type Currency, rateBetween } from '../../shared/money.ts';
import { netOf, priceTransfer } from './rules.pricing.ts';

const EXTRA_TYPES = ['infantSeat', 'childSeat', 'boosterSeat', 'meetAndGreet', 'extraWaiting'] as const;
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
    return: back,
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
/** Amounts payable to the driver for each leg. */
const unitPrices = fc.record({ oneway: fc.nat({ max: 10_000_000 }), return: fc.nat({ max: 10_000_000 }) });
const offered = fc
  .tuple(price, fc.nat(), fc.nat(), fc.array(unitPrices, { maxLength: 5 }))
  .map(([theirs, there, back, extras]) => {
    const part = (seed: number, amount: number) => (seed % 3 === 0 ? seed % (amount + 1) : 0);
    const atVehicle = [part(there, theirs.oneway), part(back, theirs.return ?? 0)] as const;
    const most = theirs.oneway + (theirs.return ?? 0) - atVehicle[0] - atVehicle[1];
    return {
      ...offer({ ...theirs, discount: Math.min(theirs.discount, most) }, ...atVehicle),
      extras: extras.map((unit, index) => ({ type: EXTRA_TYPES[index]!, maxCount: 10, ...unit })),
    };
  });

function offer(theirs: TransferOffer['price'], there = 0, back = 0) {
  const leg = (payableAtVehicle: number) => ({ payableAtVehicle }) as SupplierLeg;
  return { price: theirs, oneway: leg(there), return: theirs.return === undefined ? undefined : leg(back) };
}

const asked = currency.chain((code) =>
  fc.record({
    currency: fc.constant(code),
    commission: commissionIn(code),
    chosen: fc.uniqueArray(
      fc.record({ type: fc.constantFrom(...EXTRA_TYPES), count: fc.integer({ min: 1, max: 10 }) }),
      { selector: ({ type }) => type },
    ),
  }),
);

test('the price and its legs add up to the minor unit in every currency', () => {
  fc.assert(
    fc.property(offered, asked, (theirs, ours) => {
      const rate = rateBetween(theirs.price.currency, ours.currency, RATES)!;
      const { pricing, legs, extras } = priceTransfer(theirs, { ...ours, rate });
      const { fees, discountTotal, total, paymentTotal, vendorTotal } = pricing;
      const sumOf = (lines: readonly { readonly amount: number }[]) =>
        lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(total.amount).toBe(sumOf(fees) - discountTotal.amount);
      expect(vendorTotal.amount).toBe(sumOf(fees.filter(({ charge }) => charge === 'vehicle')));
      expect(paymentTotal.amount).toBe(total.amount - vendorTotal.amount);
      for (const money of [...fees, discountTotal, total, vendorTotal, paymentTotal]) {
        expect(money.currency).toBe(ours.currency);
        expect(Number.isSafeInteger(money.amount) && money.amount >= 0).toBe(true);
      }

      const lines = fees.filter(({ type }) => type === 'extra');
      expect(sumOf(lines)).toBe(extras.reduce((sum, { count, price }) => sum + count * price.amount, 0));
      for (const { type, count } of extras) {
        expect(count).toBe(ours.chosen.find((choice) => choice.type === type)?.count ?? 0);
      }

      expect(sumOf(legs)).toBe(paymentTotal.amount);
      expect(legs.reduce((sum, { net }) => sum + net, 0)).toBe(netOf(pricing));
      const commission = sumOf(fees.filter(({ type }) => type === 'commission'));
      expect(legs.reduce((sum, leg) => sum + leg.commission, 0)).toBe(commission);
      for (const leg of legs) expect(Math.min(leg.net, leg.amount, leg.commission)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the amount paid to the driver is a separate line and is not charged with the order', () => {
  const theirs = offer({ currency: 'TRY', oneway: 200_000, return: 100_000, discount: 10_000 }, 150_000, 100_000);
  const commission = { type: 'percentage', percentage: 10 } as const;
  const { pricing, legs } = priceTransfer(theirs, { currency: 'TRY', rate: 1, commission, chosen: [] });
  expect(pricing.fees.map(({ type, charge, amount }) => [type, charge, amount])).toEqual([
    ['oneway', 'advance', 50_000],
    ['oneway', 'vehicle', 150_000],
    ['return', 'vehicle', 100_000],
    ['commission', 'advance', 29_000],
  ]);
  const { total, vendorTotal, paymentTotal } = pricing;
  expect([total.amount, vendorTotal.amount, paymentTotal.amount]).toEqual([319_000, 250_000, 69_000]);
  // The discount reduces the amount paid in advance, and the commission depends on the net price.
  expect(legs.map(({ net, amount, commission }) => [net, amount, commission])).toEqual([
    [190_000, 59_000, 19_000],
    [100_000, 10_000, 10_000],
  ]);
});

const pricingOf = (theirs: TransferOffer['price'], ours: Omit<Parameters<typeof priceTransfer>[1], 'chosen'>) =>
  priceTransfer(offer(theirs), { ...ours, chosen: [] }).pricing;

test('a percentage commission applies to the legs less the discount', () => {
  const theirs = { currency: 'TRY', oneway: 247_500, return: 247_500, discount: 24_750 } as const;
  const commission = { type: 'percentage', percentage: 10 } as const;
  const { fees, total } = pricingOf(theirs, { currency: 'TRY', rate: 1, commission });
  expect(fees.map(({ type, amount }) => [type, amount])).toEqual([
    ['oneway', 247_500],
    ['return', 247_500],
    ['commission', 47_025],
  ]);
  expect(total).toEqual({ amount: 517_275, currency: 'TRY' });
});

test('each amount is converted separately and rounded half up', () => {
  const theirs = { currency: 'EUR', oneway: 101, return: 1, discount: 0 } as const;
  const rate = rateBetween('EUR', 'USD', RATES)!;
  const { fees } = pricingOf(theirs, { currency: 'USD', rate, commission: undefined });
  // 101 × 50 / 43 = 117.44, 1 × 50 / 43 = 1.16
  expect(fees.map(({ amount }) => amount)).toEqual([117, 1]);
});

test('a discount never exceeds the price, whatever the rounding', () => {
  const theirs = { currency: 'TRY', oneway: 1, return: 1, discount: 2 } as const;
  // The price of each leg rounds to 0, but the discount would round to 1.
  const { discountTotal, total } = pricingOf(theirs, { currency: 'GBP', rate: 0.3, commission: undefined });
  expect([discountTotal.amount, total.amount]).toEqual([0, 0]);
});

test('a commission of 0 has a line, and no commission has none', () => {
  const theirs = { currency: 'TRY', oneway: 1_000, discount: 0 } as const;
  const lines = (commission: Commission | undefined) =>
    pricingOf(theirs, { currency: 'TRY', rate: 1, commission }).fees.map(({ type }) => type);
  expect(lines({ type: 'percentage', percentage: 0 })).toEqual(['oneway', 'commission']);
  expect(lines(undefined)).toEqual(['oneway']);
});

test('extras are paid in advance with a line for each that is not included, and increase the commission', () => {
  const theirs = {
    ...offer({ currency: 'TRY', oneway: 200_000, return: 100_000, discount: 30_000 }),
    extras: [
      { type: 'childSeat', maxCount: 3, oneway: 2_000, return: 1_000 },
      { type: 'boosterSeat', maxCount: 2, oneway: 0, return: 0 },
      { type: 'extraWaiting', maxCount: 2, oneway: 5_000, return: 5_000 },
    ] as const,
  };
  const chosen = [
    { type: 'childSeat', count: 2 },
    { type: 'boosterSeat', count: 1 },
  ] as const;
  const commission = { type: 'percentage', percentage: 10 } as const;
  const { pricing, legs, extras } = priceTransfer(theirs, { currency: 'TRY', rate: 1, commission, chosen });
  expect(pricing.fees.map(({ type, extra, charge, amount }) => [type, extra, charge, amount])).toEqual([
    ['oneway', undefined, 'advance', 200_000],
    ['return', undefined, 'advance', 100_000],
    ['extra', 'childSeat', 'advance', 6_000],
    ['commission', undefined, 'advance', 27_600],
  ]);
  expect(pricing.fees[2]!.description.en).toBe('2 × Child seat, 1 to 4 years');
  expect(pricing.total.amount).toBe(303_600);
  // 200,000 + 4,000 − 20,000 and 100,000 + 2,000 − 10,000, each with its share of the commission.
  expect(legs.map(({ net, amount, commission }) => [net, amount, commission])).toEqual([
    [184_000, 202_400, 18_400],
    [92_000, 101_200, 9_200],
  ]);
  expect(extras.map(({ type, count, maxCount, price }) => [type, count, maxCount, price.amount])).toEqual([
    ['childSeat', 2, 3, 3_000],
    ['boosterSeat', 1, 2, 0],
    ['extraWaiting', 0, 2, 10_000],
  ]);
});

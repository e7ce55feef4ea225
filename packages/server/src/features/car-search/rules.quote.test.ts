import { describe, expect, test } from 'vitest';
import type { VendorPrice } from '../../ports/vendors.ts';
import { money } from '../../shared/money.ts';
import { quoteOf } from './rules.quote.ts';
import type { QuotableCar } from './types.ts';

const price: VendorPrice = {
  currency: 'EUR',
  net: 9_000,
  fees: [
    { kind: 'airport', amount: 500 },
    { kind: 'airport', amount: 500 },
  ],
  payableAtDesk: 0,
};
const car: QuotableCar = {
  search: {
    currency: 'TRY',
    rates: { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 },
    pinned: undefined,
    commission: { type: 'percentage', percentage: 10 },
    checkInDateTime: '2027-06-10T10:00:00+03:00',
  },
  offer: { vendor: { id: 1, code: 'TESTDRIVE' }, offerCode: 'clio', vendorPrice: price },
};
const conditions = {
  minDriverAge: 21,
  minLicenceYears: 1,
  deposit: { amount: 10_000, currency: 'EUR' },
  excess: [{ coverage: 'collision', amount: { amount: 40_000, currency: 'EUR' } }],
  cancellation: [{ until: '2027-06-08T07:00:00Z', fee: { amount: 3_000, currency: 'EUR' } }],
  noticeHours: 0,
  minRentalHours: 0,
  mileage: { limit: 300, unit: 'kmPerDay' },
  requiresCreditCheck: false,
  applicableForFullCredit: true,
} as const;
const quoted = (change: Partial<VendorPrice> = {}, terms: typeof conditions | undefined = undefined) =>
  quoteOf({ isAvailable: true, price: { ...price, ...change }, conditions: terms }, car);

describe('the quoted price', () => {
  test('the quoted price is unchanged, however the fees are listed', () => {
    expect(quoted()).toMatchObject({ isPriceChanged: false });
    expect(quoted({ fees: [{ kind: 'airport', amount: 1_000 }] })).toMatchObject({ isPriceChanged: false });
  });

  test.each<Partial<VendorPrice>>([
    { net: 9_001 },
    { net: 8_999 },
    { currency: 'GBP' },
    { fees: [] },
    { payableAtDesk: 1 },
  ])('the quoted price has changed with %o', (change) => {
    expect(quoted(change)).toMatchObject({ isPriceChanged: true });
  });

  test('the quoted price uses the rate and the commission of the search', () => {
    const lira = (amount: number) => money(amount, 'TRY');
    expect(quoted({ net: 10_000, payableAtDesk: 2_000 })).toMatchObject({
      pricing: {
        net: lira(500_000),
        fee: lira(50_000),
        commission: lira(50_000),
        total: lira(600_000),
        vendorTotal: lira(100_000),
        paymentTotal: lira(500_000),
      },
    });
  });
});

test('the quoted terms use the currency and the UTC offset of the search', () => {
  expect(quoted({}, conditions)).toMatchObject({
    terms: {
      deposit: { amount: money(500_000, 'TRY') },
      excess: [{ coverage: 'collision', amount: money(2_000_000, 'TRY') }],
      cancellation: [{ until: '2027-06-08T10:00:00+03:00', fee: money(150_000, 'TRY') }],
    },
  });
  expect(quoted()).toMatchObject({ terms: undefined });
});

test('a car is unavailable if its vendor has none, or its price or terms are implausible', () => {
  const gone = { isAvailable: false };
  expect(quoteOf({ isAvailable: false }, car)).toEqual(gone);
  expect(quoted({ payableAtDesk: 10_001 })).toEqual(gone);
  expect(quoted({ net: 9_007_199_254_740_991 })).toEqual(gone);
  const deposit = { amount: 9_007_199_254_740_991, currency: 'EUR' } as const;
  expect(quoteOf({ isAvailable: true, price, conditions: { ...conditions, deposit } }, car)).toEqual(gone);
});

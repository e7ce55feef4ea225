import { describe, expect, test } from 'vitest';
import { type Money, money } from '../../shared/money.ts';
import { amountToPay, chooseExtras, whyGone } from './rules.ts';
import type { OrderableExtra, VendorPrice } from './types.ts';

const lira = (amount: number) => money(amount, 'TRY');

const extra = (code: string, total: Money, min = 1, max = 3): OrderableExtra => ({
  code,
  name: code,
  type: 'equipment',
  min,
  max,
  pricing: { total },
});
const [SEAT, CDW] = [extra('BABY_SEAT', lira(66_000)), extra('CDW', lira(132_000), 1, 1)];

describe('the amount to pay', () => {
  const car = { total: lira(706_000), paymentTotal: lira(500_000) };
  const extras = [
    { product: SEAT, quantity: 2 },
    { product: CDW, quantity: 1 },
  ];

  test('is the part that is not left for the desk, and every piece of the extras', () => {
    expect(amountToPay(car, [], undefined)).toEqual(lira(500_000));
    expect(amountToPay(car, extras, 'limited')).toEqual(lira(764_000));
  });

  test('is everything with full credit', () => {
    expect(amountToPay(car, [], 'full')).toEqual(lira(706_000));
    expect(amountToPay(car, extras, 'full')).toEqual(lira(970_000));
  });
});

describe('the extras that are chosen', () => {
  test('keep their order', () => {
    const wanted = [
      { code: 'CDW', quantity: 1 },
      { code: 'BABY_SEAT', quantity: 3 },
    ];
    expect(chooseExtras(wanted, [SEAT, CDW])).toEqual([
      { product: CDW, quantity: 1 },
      { product: SEAT, quantity: 3 },
    ]);
  });

  test.each([
    ['extraProducts[0].quantity', 'fewer than the minimum', [{ code: 'PAIR', quantity: 1 }]],
    ['extraProducts[0].quantity', 'more than the maximum', [{ code: 'PAIR', quantity: 5 }]],
    ['extraProducts[0].code', 'in another case', [{ code: 'pair', quantity: 2 }]],
  ])('%s is refused for %s', (field, _, wanted) => {
    const refused = expect.objectContaining({
      key: 'carOrder.ruleViolated',
      details: expect.objectContaining({ field }),
    });
    expect(() => chooseExtras(wanted, [extra('PAIR', lira(1), 2, 4)])).toThrow(refused);
  });
});

describe('an offer still stands', () => {
  const price: VendorPrice = {
    currency: 'EUR',
    net: 9_000,
    fees: [{ amount: 500 }, { amount: 500 }],
    payableAtDesk: 0,
  };

  test('at the same price, however the fees are listed', () => {
    expect(whyGone({ isAvailable: true, price }, price)).toBeUndefined();
    expect(whyGone({ isAvailable: true, price: { ...price, fees: [{ amount: 1_000 }] } }, price)).toBeUndefined();
  });

  test.each<Partial<VendorPrice>>([
    { net: 9_001 },
    { net: 8_999 },
    { currency: 'GBP' },
    { fees: [] },
    { payableAtDesk: 1 },
  ])('but not with %o', (change) => {
    expect(whyGone({ isAvailable: true, price: { ...price, ...change } }, price)).toBe('priceChanged');
  });

  test('but not when the car is gone', () => {
    expect(whyGone({ isAvailable: false }, price)).toBe('soldOut');
  });
});

import { failWith } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '../../shared/money.ts';
import { agreeOn, amountToPay, chooseExtras } from './rules.ts';
import type { CarNow, OrderableExtra } from './types.ts';

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

  test('the amount to pay is the part that is not due at the desk, plus every extra', () => {
    expect(amountToPay(car, [], undefined)).toEqual(lira(500_000));
    expect(amountToPay(car, extras, 'limited')).toEqual(lira(764_000));
  });

  test('the amount to pay for an order with `isFullCredit` is the whole price', () => {
    expect(amountToPay(car, [], 'full')).toEqual(lira(706_000));
    expect(amountToPay(car, extras, 'full')).toEqual(lira(970_000));
  });
});

describe('chosen extras', () => {
  test('chosen extras keep their order', () => {
    const wanted = [
      { code: 'CDW', quantity: 1 },
      { code: 'BABY_SEAT', quantity: 3 },
    ];
    expect(chooseExtras(wanted, [SEAT, CDW], failWith)).toEqual([
      { product: CDW, quantity: 1 },
      { product: SEAT, quantity: 3 },
    ]);
  });

  test.each([
    ['extraProducts[0].quantity', 'below the minimum', [{ code: 'PAIR', quantity: 1 }]],
    ['extraProducts[0].quantity', 'above the maximum', [{ code: 'PAIR', quantity: 5 }]],
    ['extraProducts[0].code', 'in a different case', [{ code: 'pair', quantity: 2 }]],
  ])('422 carOrder.ruleViolated: the field %s is refused if it is %s', (field, _, wanted) => {
    const refused = expect.objectContaining({
      key: 'carOrder.ruleViolated',
      details: expect.objectContaining({ field }),
    });
    expect(() => chooseExtras(wanted, [extra('PAIR', lira(1), 2, 4)], failWith)).toThrow(refused);
  });
});

const priced = (amount: number) => ({
  net: lira(amount),
  fee: lira(0),
  commission: lira(0),
  total: lira(amount),
  vendorTotal: lira(0),
  paymentTotal: lira(amount),
});

describe('the agreed price', () => {
  const step = (fee: number) => ({ until: '2027-06-10T10:00:00+03:00', fee: lira(fee) });
  const offered = { cancellation: [step(100_000)] };
  const terms = {
    mileage: { type: 'unlimited' },
    excess: [],
    deposit: { amount: lira(500_000) },
    driver: { minAge: 21, licenceYears: 1 },
    cancellation: [step(213_000)],
  } as const;
  const breakdown = [{ type: 'rent', amount: lira(706_000), dueAt: 'payment' }] as const;
  const extras = [{ product: SEAT, quantity: 2 }];
  const asSearched = {
    isAvailable: true,
    isPriceChanged: false,
    pricing: priced(706_000),
    breakdown,
    terms,
  } as const;
  const dearer = priced(806_000);
  const changed = { ...asSearched, isPriceChanged: true, pricing: dearer } as const;
  const agreed = (now: CarNow, expectedTotal: Money | undefined) =>
    agreeOn(offered, { now, extras, expectedTotal }, failWith);

  test('the agreed price is the searched one, with the cancellation terms of the search', () => {
    for (const expectedTotal of [undefined, lira(838_000)]) {
      expect(agreed(asSearched, expectedTotal)).toEqual({
        total: lira(706_000),
        paymentTotal: lira(706_000),
        breakdown,
        cancellation: offered.cancellation,
        conditions: { ...terms, cancellation: offered.cancellation },
      });
    }
  });

  test('a changed price is agreed if it was expected, with new terms if the vendor repeats them', () => {
    const now = { total: lira(806_000), cancellation: terms.cancellation, conditions: terms };
    expect(agreed(changed, lira(938_000))).toMatchObject(now);
    const silent = { ...offered, conditions: undefined };
    expect(agreed({ ...changed, terms: undefined }, lira(938_000))).toMatchObject(silent);
  });

  test.each<[string, CarNow, Money]>([
    ['one minor unit too low', asSearched, lira(837_999)],
    ['in a different currency', asSearched, money(838_000, 'EUR')],
    ['the searched one after a price change', changed, lira(838_000)],
    ['the price of the car alone', asSearched, lira(706_000)],
  ])('carOrder.totalDiffers: the expected total is %s', (_, now, expectedTotal) => {
    const total = now === changed ? lira(938_000) : lira(838_000);
    const refused = expect.objectContaining({ key: 'carOrder.totalDiffers', details: { expectedTotal, total } });
    expect(() => agreed(now, expectedTotal)).toThrow(refused);
  });

  test('carOrder.offerUnavailable: names the new price, or reports a sold-out car', () => {
    const refused = (details: object) => expect.objectContaining({ key: 'carOrder.offerUnavailable', details });
    expect(() => agreed(changed, undefined)).toThrow(refused({ reason: 'priceChanged', pricing: dearer }));
    expect(() => agreed({ isAvailable: false }, lira(938_000))).toThrow(refused({ reason: 'soldOut' }));
  });
});

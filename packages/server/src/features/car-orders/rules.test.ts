import { describe, expect, test } from 'vitest';
import { type Money, money } from '../../shared/money.ts';
import { amountToPay, carAtAgreedPrice, chooseExtras } from './rules.ts';
import type { CarNow, OrderableCar, OrderableExtra } from './types.ts';

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

const priced = (amount: number) => ({
  net: lira(amount),
  fee: lira(0),
  commission: lira(0),
  total: lira(amount),
  vendorTotal: lira(0),
  paymentTotal: lira(amount),
});

describe('the price that is agreed', () => {
  const pricing = priced(706_000);
  const dearer = priced(806_000);
  const steps = [{ until: '2027-06-10T10:00:00+03:00', fee: lira(213_000) }];
  const car = { offer: { pricing, cancellation: [] as OrderableCar['offer']['cancellation'] } };
  const extras = [{ product: SEAT, quantity: 2 }];
  const asSearched: CarNow = { isAvailable: true, isPriceChanged: false, pricing, terms: { cancellation: steps } };
  const changed: CarNow = { ...asSearched, isPriceChanged: true, pricing: dearer };

  test('is the one of the search, with its terms', () => {
    expect(carAtAgreedPrice(car, { now: asSearched, extras, expectedTotal: undefined })).toBe(car);
    expect(carAtAgreedPrice(car, { now: asSearched, extras, expectedTotal: lira(838_000) })).toBe(car);
  });

  test('is a changed one when it is expected, with the terms of now where there are some', () => {
    const agreed = { extras, expectedTotal: lira(938_000) };
    expect(carAtAgreedPrice(car, { now: changed, ...agreed }).offer).toEqual({ pricing: dearer, cancellation: steps });
    const silent = { ...changed, terms: undefined };
    expect(carAtAgreedPrice(car, { now: silent, ...agreed }).offer).toEqual({ pricing: dearer, cancellation: [] });
  });

  test.each([
    ['a minor unit less', asSearched, lira(837_999)],
    ['another currency', asSearched, money(838_000, 'EUR')],
    ['the total of the search after a change', changed, lira(838_000)],
    ['the car alone', asSearched, lira(706_000)],
  ])('carOrder.totalDiffers for %s', (_, now, expectedTotal) => {
    const total = now === changed ? lira(938_000) : lira(838_000);
    const refused = expect.objectContaining({ key: 'carOrder.totalDiffers', details: { expectedTotal, total } });
    expect(() => carAtAgreedPrice(car, { now, extras, expectedTotal })).toThrow(refused);
  });

  test('carOrder.offerUnavailable names the new price, and tells a car that is gone', () => {
    const reason = (details: object) => expect.objectContaining({ key: 'carOrder.offerUnavailable', details });
    const unexpected = { extras, expectedTotal: undefined };
    expect(() => carAtAgreedPrice(car, { now: changed, ...unexpected })).toThrow(
      reason({ reason: 'priceChanged', pricing: dearer }),
    );
    const gone = { now: { isAvailable: false }, extras, expectedTotal: lira(938_000) } as const;
    expect(() => carAtAgreedPrice(car, gone)).toThrow(reason({ reason: 'soldOut' }));
  });
});

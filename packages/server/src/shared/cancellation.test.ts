import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertFee, isAhead, isOver, refundAfter, stepAt } from './cancellation.ts';
import { CURRENCIES, convert, money, rateBetween } from './money.ts';

const lira = (amount: number) => money(amount, 'TRY');
const steps = [
  { until: '2027-06-08T10:00:00+03:00', fee: lira(0) },
  { until: '2027-06-09T10:00:00+03:00', fee: lira(200) },
  { until: '2027-06-10T10:00:00+03:00', fee: lira(900) },
];

test.each([
  ['2027-06-08T06:59:59.999Z', false],
  ['2027-06-08T07:00:00.000Z', false],
  ['2027-06-08T07:00:00.999Z', false],
  ['2027-06-08T07:00:01.000Z', true],
])('a deadline includes its whole second: at %s it has passed: %s', (now, over) => {
  expect(isOver('2027-06-08T10:00:00+03:00', new Date(now))).toBe(over);
  expect(isOver('2027-06-08T10:00:00.250+03:00', new Date(now))).toBe(over);
  expect(isOver(new Date('2027-06-08T07:00:00.250Z'), new Date(now))).toBe(over);
});

test.each([
  ['in the last second of the free period', '2027-06-08T07:00:00.999Z', 700],
  ['one second after the free period', '2027-06-08T07:00:01Z', 500],
  ['in the last second of the second step', '2027-06-09T07:00:00.999Z', 500],
  ['when the fee is higher than the payment', '2027-06-09T07:00:01Z', 0],
  ['after the last step', '2027-06-10T07:00:01Z', 0],
])('a refund is correct %s', (_, now, refund) => {
  expect(refundAfter(steps, lira(700), new Date(now))).toEqual(lira(refund));
});

test('nothing is refunded without cancellation steps', () => {
  expect(refundAfter([], lira(700), new Date('2027-06-01T00:00:00Z'))).toEqual(lira(0));
  expect(stepAt([], new Date())).toBeUndefined();
});

test.each([
  ['before pick-up', '2027-06-10T06:59:59.999Z', true, true],
  ['in the second of pick-up', '2027-06-10T07:00:00.999Z', true, false],
  ['one second after pick-up', '2027-06-10T07:00:01Z', false, false],
])(
  'a service can be cancelled until pick-up, and in its last second with a valid step: %s',
  (_, now, withStep, without) => {
    const pickUp = new Date('2027-06-10T07:00:00Z');
    expect(isAhead(pickUp, steps, new Date(now))).toBe(withStep);
    expect(isAhead(pickUp, steps.slice(0, 2), new Date(now))).toBe(without);
  },
);

const amount = fc.integer({ min: 0, max: 1e9 });
const currency = fc.constantFrom(...CURRENCIES);

test('a refund is between nothing and the payment', () => {
  const anyStep = fc.record({
    until: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    fee: amount.map(lira),
  });
  fc.assert(
    fc.property(fc.array(anyStep), amount, fc.date({ noInvalidDate: true }), (any, paid, now) => {
      const steps = any.map((step) => ({ ...step, until: step.until.toISOString() }));
      const refund = refundAfter(steps, lira(paid), now).amount;
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(paid);
    }),
  );
});

/** Exchange rates published on staging. */
const WORTH = { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 };

test('a fee of the whole price becomes the whole converted price, and a smaller fee never exceeds it', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      currency,
      currency,
      (parts, share, from, to) => {
        const ours = (theirs: number) => convert(money(theirs, from), to, rateBetween(from, to, WORTH)!);
        const all = parts.reduce((sum, part) => sum + part, 0);
        const converted = parts.reduce((sum, part) => sum + ours(part).amount, 0);
        const price = { theirs: money(all, from), ours: money(converted, to) };
        const feeOf = (fee: number) => convertFee(money(fee, from), price, (theirs) => ours(theirs.amount));
        expect(feeOf(all)).toEqual(price.ours);
        expect(feeOf(all + 1)).toEqual(price.ours);
        expect(feeOf(0)).toEqual(money(all === 0 ? converted : 0, to));
        expect(feeOf(Math.floor(all * share)).amount).toBeLessThanOrEqual(converted);
        expect(feeOf(Math.max(0, all - 1)).amount).toBeLessThanOrEqual(converted);
      },
    ),
  );
});

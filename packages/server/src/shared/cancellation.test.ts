import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundAfter } from './cancellation.ts';
import { money } from './money.ts';

const lira = (amount: number) => money(amount, 'TRY');
const steps = [
  { until: '2027-06-08T10:00:00+03:00', fee: lira(0) },
  { until: '2027-06-09T10:00:00+03:00', fee: lira(200) },
  { until: '2027-06-10T10:00:00+03:00', fee: lira(900) },
];

test.each([
  ['in the last moment of the free period', '2027-06-08T07:00:00Z', 700],
  ['just after it', '2027-06-08T07:00:00.001Z', 500],
  ['in the last moment of the second step', '2027-06-09T07:00:00Z', 500],
  ['when the fee is higher than what was paid', '2027-06-09T07:00:00.001Z', 0],
  ['after the last step', '2027-06-10T07:00:00.001Z', 0],
])('a refund %s', (_, now, refund) => {
  expect(refundAfter(steps, lira(700), new Date(now))).toEqual(lira(refund));
});

test('without steps nothing comes back', () => {
  expect(refundAfter([], lira(700), new Date('2027-06-01T00:00:00Z'))).toEqual(lira(0));
});

test('a refund lies between nothing and what was paid', () => {
  const amount = fc.integer({ min: 0, max: 1e11 });
  const anyStep = fc.record({
    until: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fee: amount.map(lira),
  });
  fc.assert(
    fc.property(fc.array(anyStep), amount, fc.date({ noInvalidDate: true }), (any, paid, now) => {
      const refund = refundAfter(any, lira(paid), now).amount;
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(paid);
    }),
  );
});

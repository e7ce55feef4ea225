import { describe, expect, test } from 'vitest';
import type { OrderPayment, PaymentStage } from '../../ports/orders.ts';
import { money } from '../../shared/money.ts';
import { cancelMessage, cancelTerms } from './rules.cancellation.ts';
import type { Cancellation, ItemStatus } from './types.ts';

const lira = (amount: number) => money(amount, 'TRY');
const PICK_UP = new Date('2027-06-10T07:00:00Z');

const order = (
  status: ItemStatus,
  paymentStage: PaymentStage = status === 'pending' ? 'none' : status === 'reserved' ? 'paid' : 'over',
) => ({
  paymentStage,
  car: { status },
  pickUpAt: PICK_UP,
  cancellation: [
    { until: '2027-06-08T10:00:00+03:00', fee: lira(0) },
    { until: '2027-06-10T10:00:00+03:00', fee: lira(213_000) },
  ],
  payment: status === 'pending' ? undefined : { amount: lira(903_000) },
});

const paymentOf = (paid: number, refunded: number): OrderPayment => ({
  type: 'creditCard',
  amount: lira(paid),
  paidAt: '2027-03-01T09:00:00Z',
  refunded: lira(refunded),
});

describe('a reserved order', () => {
  test.each([
    ['long before', '2027-03-01T09:00:00Z', 903_000],
    ['one second before the end of the free period', '2027-06-08T06:59:59.999Z', 903_000],
    ['in the last second of the free period', '2027-06-08T07:00:00.999Z', 903_000],
    ['one second later, for the vendor’s fee', '2027-06-08T07:00:01Z', 690_000],
    ['in the second of the pick-up, for the vendor’s fee', '2027-06-10T07:00:00.999Z', 690_000],
  ])('is cancelled %s', (_, now, refund) => {
    expect(cancelTerms(order('reserved'), new Date(now))).toEqual({ kind: 'paid', refund: lira(refund) });
  });

  test('is not cancelled once the second of the pick-up is over', () => {
    expect(cancelTerms(order('reserved'), new Date('2027-06-10T07:00:01Z'))).toEqual({ kind: 'notPossible' });
  });
});

test('a pending order is cancelled at any time, the customer at the bank or not, unless it is being paid', () => {
  expect(cancelTerms(order('pending'), new Date('2027-03-01T09:00:00Z'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending'), new Date('2027-06-11T09:00:00Z'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending', 'atBank'), new Date('2027-03-01T09:00:00Z'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending', 'beingPaid'), new Date('2027-03-01T09:00:00Z'))).toEqual({ kind: 'notPossible' });
});

test('an order that is being cancelled is not cancelled once more, whatever the time', () => {
  for (const now of ['2027-03-01T09:00:00Z', '2027-06-11T09:00:00Z']) {
    expect(cancelTerms(order('reserved', 'beingCancelled'), new Date(now))).toEqual({ kind: 'beingCancelled' });
  }
});

test.each<ItemStatus>(['failed', 'cancelled', 'removed'])('an order that is %s is not cancelled', (status) => {
  expect(cancelTerms(order(status), new Date('2027-03-01T09:00:00Z'))).toEqual({ kind: 'notPossible' });
});

test.each<[string, Cancellation, string]>([
  [
    'with a refund',
    { outcome: 'cancelled', payment: paymentOf(903_000, 690_000) },
    'The order is cancelled. The refund goes back the way it was paid.',
  ],
  [
    'without one',
    { outcome: 'cancelled', payment: paymentOf(50_000, 0) },
    'The order is cancelled. Nothing goes back: the cancellation costs what was paid.',
  ],
  ['unpaid', { outcome: 'cancelled', payment: undefined }, 'The order is cancelled. Nothing had been paid.'],
])('a cancelled order speaks of its money: %s', (_, cancellation, message) => {
  expect(cancelMessage(cancellation)).toBe(message);
});

test.each(['pending', 'refused', 'notPossible'] as const)('one that is not cancelled does not: %s', (outcome) => {
  expect(cancelMessage({ outcome, payment: paymentOf(903_000, 0) })).not.toMatch(/refund|goes back/);
});

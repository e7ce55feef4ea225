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

describe('cancellation of a reserved order', () => {
  test.each([
    ['long before pick-up', '2027-03-01T09:00:00Z', 903_000],
    ['one second before the end of the free period', '2027-06-08T06:59:59.999Z', 903_000],
    ['in the last second of the free period', '2027-06-08T07:00:00.999Z', 903_000],
    ['one second after the free period, for the vendor’s fee', '2027-06-08T07:00:01Z', 690_000],
    ['in the second of pick-up, for the vendor’s fee', '2027-06-10T07:00:00.999Z', 690_000],
  ])('a reserved order can be cancelled %s', (_, now, refund) => {
    expect(cancelTerms(order('reserved'), new Date(now))).toEqual({ kind: 'paid', refund: lira(refund) });
  });

  test('a reserved order cannot be cancelled once the second of pick-up has passed', () => {
    expect(cancelTerms(order('reserved'), new Date('2027-06-10T07:00:01Z'))).toEqual({ kind: 'notPossible' });
  });
});

test('a pending order can be cancelled at any time, unless its payment is in progress', () => {
  expect(cancelTerms(order('pending'), new Date('2027-03-01T09:00:00Z'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending'), new Date('2027-06-11T09:00:00Z'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending', 'atBank'), new Date('2027-03-01T09:00:00Z'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending', 'beingPaid'), new Date('2027-03-01T09:00:00Z'))).toEqual({ kind: 'notPossible' });
});

test('an order that is being cancelled is not cancelled again, whatever the time', () => {
  for (const now of ['2027-03-01T09:00:00Z', '2027-06-11T09:00:00Z']) {
    expect(cancelTerms(order('reserved', 'beingCancelled'), new Date(now))).toEqual({ kind: 'beingCancelled' });
  }
});

test.each<ItemStatus>(['failed', 'cancelled', 'removed'])('an order with status %s cannot be cancelled', (status) => {
  expect(cancelTerms(order(status), new Date('2027-03-01T09:00:00Z'))).toEqual({ kind: 'notPossible' });
});

test.each<[string, Cancellation, string]>([
  [
    'with a refund',
    { outcome: 'cancelled', payment: paymentOf(903_000, 690_000) },
    'The order is cancelled. The refund goes to the original payment method.',
  ],
  [
    'without a refund',
    { outcome: 'cancelled', payment: paymentOf(50_000, 0) },
    'The order is cancelled. There is no refund, because the cancellation fee equals the amount paid.',
  ],
  ['unpaid', { outcome: 'cancelled', payment: undefined }, 'The order is cancelled. Nothing had been paid.'],
])('the message of a cancelled order states its refund: %s', (_, cancellation, message) => {
  expect(cancelMessage(cancellation)).toBe(message);
});

test.each(['pending', 'refused', 'notPossible'] as const)(
  'the message of the outcome %s mentions no refund',
  (outcome) => {
    expect(cancelMessage({ outcome, payment: paymentOf(903_000, 0) })).not.toMatch(/refund/);
  },
);

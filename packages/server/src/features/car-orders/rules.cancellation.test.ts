import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderPayment, PaymentStage } from '../../ports/orders.ts';
import { money } from '../../shared/money.ts';
import { cancelMessage, cancelTerms } from './rules.cancellation.ts';
import type { Cancellation, ItemStatus } from './types.ts';

const lira = (amount: number) => money(amount, 'TRY');
const PICK_UP = new Date('2027-06-10T07:00:00Z');

const order = (
  status: ItemStatus,
  changes: { dayRent?: number; paid?: number; freeCancellationHours?: number } = {},
) => ({
  car: { status },
  pickUpAt: PICK_UP,
  freeCancellationHours: changes.freeCancellationHours ?? 48,
  dayRent: lira(changes.dayRent ?? 213_000),
  payment: status === 'pending' ? undefined : { amount: lira(changes.paid ?? 903_000) },
});
const at = (now: string, stage: PaymentStage = 'none') => ({ now: new Date(now), stage });

const paymentOf = (paid: number, refunded: number): OrderPayment => ({
  type: 'creditCard',
  amount: lira(paid),
  paidAt: '2027-03-01T09:00:00Z',
  refunded: lira(refunded),
});

describe('a reserved order', () => {
  test.each([
    ['long before', '2027-03-01T09:00:00Z', 903_000],
    ['in the last moment of the free period', '2027-06-08T07:00:00Z', 903_000],
    ['just after it, for one day of rent', '2027-06-08T07:00:00.001Z', 690_000],
    ['just before pick-up, for one day of rent', '2027-06-10T06:59:59.999Z', 690_000],
  ])('is cancelled %s', (_, now, refund) => {
    expect(cancelTerms(order('reserved'), at(now))).toEqual({ kind: 'paid', refund: lira(refund) });
  });

  test('is not cancelled from pick-up on', () => {
    expect(cancelTerms(order('reserved'), at('2027-06-10T07:00:00Z'))).toEqual({ kind: 'notPossible' });
  });

  test('without free hours is free until pick-up', () => {
    const terms = cancelTerms(order('reserved', { freeCancellationHours: 0 }), at('2027-06-10T06:59:59Z'));
    expect(terms).toEqual({ kind: 'paid', refund: lira(903_000) });
  });

  test('never costs more than was paid', () => {
    const terms = cancelTerms(order('reserved', { dayRent: 50_000, paid: 40_000 }), at('2027-06-09T07:00:00Z'));
    expect(terms).toEqual({ kind: 'paid', refund: lira(0) });
  });

  test('gives back from nothing to all that was paid, whenever it is cancelled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e11 }),
        fc.integer({ min: 0, max: 1e11 }),
        fc.date({ max: new Date(PICK_UP.getTime() - 1), noInvalidDate: true }),
        (paid, dayRent, now) => {
          const terms = cancelTerms(order('reserved', { paid, dayRent }), { now, stage: 'paid' });
          return terms.kind === 'paid' && terms.refund.amount >= 0 && terms.refund.amount <= paid;
        },
      ),
    );
  });
});

test('a pending order is cancelled at any time, the customer at the bank or not, unless it is being paid', () => {
  expect(cancelTerms(order('pending'), at('2027-03-01T09:00:00Z'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending'), at('2027-06-11T09:00:00Z'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending'), at('2027-03-01T09:00:00Z', 'atBank'))).toEqual({ kind: 'unpaid' });
  expect(cancelTerms(order('pending'), at('2027-03-01T09:00:00Z', 'beingPaid'))).toEqual({ kind: 'notPossible' });
});

test.each<ItemStatus>(['failed', 'cancelled', 'removed'])('an order that is %s is not cancelled', (status) => {
  expect(cancelTerms(order(status), at('2027-03-01T09:00:00Z'))).toEqual({ kind: 'notPossible' });
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

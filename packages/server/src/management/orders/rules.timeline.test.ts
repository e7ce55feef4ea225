import { expect, test } from 'vitest';
import { lira } from '../../../test/support/car-orders.ts';
import { inCausalOrder, moneyOf, reasonOf } from './rules.timeline.ts';
import type { TimelineEntry } from './store.timeline.ts';

const entry = (text: string, second = 0): TimelineEntry => {
  const [what, event] = text.split(' ') as [TimelineEntry['what'], string];
  const at = new Date(Date.UTC(2027, 2, 1, 9, 0, second));
  return { ...{ what, event, at, of: 'x' }, money: undefined, detail: undefined, call: undefined };
};
const sorted = (...steps: string[]) =>
  inCausalOrder(steps.map((step) => entry(step))).map(({ what, event }) => `${what} ${event}`);

test('a cause precedes its effect if a payment and its order change at the same time', () => {
  expect(
    sorted(
      ...['order created', 'order reserved', 'payment charging', 'payment charged', 'payment completed'],
      ...['call createReservation', 'call charge', 'call lookUpBin', 'event carOrder.reserved'],
    ),
  ).toEqual([
    ...['order created', 'call lookUpBin', 'payment charging', 'call charge', 'payment charged'],
    ...['call createReservation', 'payment completed', 'order reserved', 'event carOrder.reserved'],
  ]);
});

test('the cancellation of a leg ends with a completed payment, not with its refund', () => {
  expect(
    sorted(
      'order cancelled',
      'portal cancelAgencyOrder',
      'payment cancelling',
      'payment refunding',
      'payment completed',
    ),
  ).toEqual([
    ...['portal cancelAgencyOrder', 'payment cancelling', 'payment refunding', 'payment completed', 'order cancelled'],
  ]);
});

test('entries with different times keep the order of their times', () => {
  const entries = [entry('payment completed', 1), entry('order created', 2)];
  expect(inCausalOrder(entries)).toEqual(entries);
});

test('the money of an order separates completed, pending and delayed refunds', () => {
  const refund = lira(300);
  const attempts = [
    { status: 'declined', money: lira(900), refund: undefined, refundStatus: undefined },
    { status: 'reversed', money: lira(300), refund, refundStatus: 'refunded' },
    { status: 'refunding', money: lira(900), refund, refundStatus: 'delayed' },
  ] as const;
  expect(moneyOf(attempts, lira(0))).toEqual({ charged: lira(1_200), refunded: refund, refundDelayed: refund });
});

test('an unpaid order whose latest payment was declined states the decline as its reason', () => {
  const unpaid = { state: 'unpaid', isCancelledByProvider: false, hasCancelledLeg: false } as const;
  expect(reasonOf({ ...unpaid, attempts: [{ status: 'declined' }] })).toBe('paymentDeclined');
  expect(reasonOf({ ...unpaid, attempts: [{ status: 'declined' }, { status: 'awaiting3ds' }] })).toBe('atBank');
  expect(reasonOf({ ...unpaid, attempts: [] })).toBe('notPaid');
});

import { failWith } from '@agency-booking/contract-express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lira, type OrderBook, openOrderBook } from '../../../test/support/car-orders.ts';
import type { CancelOutcome, OrderPayment, OrderPayments, PaymentStage } from '../../ports/orders.ts';
import { cancelOrder, checkCancelEligibility } from './service.cancel.ts';
import { getOrder, type ReadingDeps } from './service.ts';

const NOW = new Date('2027-03-01T09:05:00Z');
const payment: OrderPayment = {
  type: 'limit',
  amount: lira(720_000),
  paidAt: NOW.toISOString(),
  refunded: lira(0),
};
const noPayments: OrderPayments = {
  stageOf: async () => 'none',
  withdraw: async () => true,
  paymentOf: async () => undefined,
  statesOf: async () => new Map(),
  cancelPaid: () => {
    throw new Error('nothing was paid');
  },
};

let book: OrderBook;
beforeAll(async () => {
  book = await openOrderBook();
});
afterAll(() => book.close());

const deps = (paying: Partial<OrderPayments> = {}, now = NOW): ReadingDeps => ({
  ...noPayments,
  store: book.store,
  transact: book.transact,
  now: () => now,
  ...paying,
});
const statusOf = async (orderId: string) => (await book.store.find({ orderId, agencyId: 1 }))!.car.status;

async function aPaidOrder() {
  const { id } = await book.add();
  await book.transact(async (tx) => {
    const paid = { paymentID: 1042, vendorReservationID: 'TD-1' };
    await book.store.move(tx, id, { from: 'pending', to: 'reserved', at: NOW, ...paid });
  });
  return { orderId: id, agencyId: 1 };
}
const inState = (stage: PaymentStage, paid: OrderPayment | undefined = payment): Partial<OrderPayments> => ({
  statesOf: async (ids) => new Map(ids.map((id) => [id, { stage, payment: paid }])),
  paymentOf: async () => paid,
});
const isPaid = inState('paid');

describe('cancellation of a paid order', () => {
  test.each<CancelOutcome>(['cancelled', 'pending', 'refused', 'notPossible'])(
    'a paid order is cancelled through its payment attempt, with the outcome %s',
    async (outcome) => {
      const key = await aPaidOrder();
      const asked: unknown[] = [];
      const cancelPaid: OrderPayments['cancelPaid'] = async ({ orderId, plan }) => {
        asked.push({ orderId, plan: await plan() });
        return outcome;
      };
      expect(await cancelOrder(key, deps({ ...isPaid, cancelPaid }), failWith)).toEqual({ outcome, payment });
      expect(asked).toEqual([{ orderId: key.orderId, plan: { refund: 720_000 } }]);
    },
  );

  test('a paid order is refunded in full, and less one day of rent after the free period', async () => {
    const key = await aPaidOrder();
    expect(await checkCancelEligibility(key, deps(isPaid), failWith)).toEqual({ kind: 'paid', refund: lira(720_000) });
    const late = deps(isPaid, new Date('2027-06-09T07:00:00Z'));
    expect(await checkCancelEligibility(key, late, failWith)).toEqual({ kind: 'paid', refund: lira(507_000) });
  });

  test('a paid order is not cancelled once the second of pick-up has passed, and no vendor is called', async () => {
    const key = await aPaidOrder();
    const late = deps(isPaid, new Date('2027-06-10T07:00:01Z'));
    expect(await cancelOrder(key, late, failWith)).toEqual({ outcome: 'notPossible', payment: undefined });
    expect(await statusOf(key.orderId)).toBe('reserved');
  });
});

describe('repeated cancellations', () => {
  test('a repeated cancellation returns the same outcome and refund', async () => {
    const key = await aPaidOrder();
    await book.transact((tx) => book.store.move(tx, key.orderId, { from: 'reserved', to: 'cancelled', at: NOW }));
    const refunded = { ...payment, refunded: lira(507_000) };
    const repeated = deps(inState('over', refunded));
    expect(await cancelOrder(key, repeated, failWith)).toEqual({ outcome: 'cancelled', payment: refunded });
    expect(await checkCancelEligibility(key, repeated, failWith)).toEqual({ kind: 'notPossible' });
  });

  test('a cancellation in progress is not possible again, and a repeated call joins it', async () => {
    const key = await aPaidOrder();
    const planned: unknown[] = [];
    const cancelPaid: OrderPayments['cancelPaid'] = async ({ plan }) => {
      planned.push(await plan());
      return 'pending';
    };
    const cancelling = deps({ ...inState('beingCancelled'), cancelPaid });
    expect(await checkCancelEligibility(key, cancelling, failWith)).toEqual({ kind: 'beingCancelled' });
    expect(await cancelOrder(key, cancelling, failWith)).toEqual({ outcome: 'pending', payment });
    expect(planned).toEqual([undefined]);
  });
});

describe('cancellation of an unpaid order', () => {
  test('an unpaid order past its pick-up is removed with all its items and not cancelled', async () => {
    const { id } = await book.add();
    const key = { orderId: id, agencyId: 1 };
    const after = (paying: Partial<OrderPayments> = {}) => deps(paying, new Date('2027-06-10T07:00:00Z'));
    expect((await getOrder(key, after({ withdraw: async () => false }), failWith)).car.status).toBe('pending');
    expect((await getOrder(key, deps({}, new Date('2027-06-10T06:59:59Z')), failWith)).car.status).toBe('pending');
    expect(await checkCancelEligibility(key, after(), failWith)).toEqual({ kind: 'notPossible' });
    const { car, extras } = await getOrder(key, after(), failWith);
    expect([car, ...extras].map(({ status }) => status)).toEqual(['removed', 'removed']);
    expect((await cancelOrder(key, after(), failWith)).outcome).toBe('notPossible');
  });

  test('an order whose payment is in progress is not cancelled', async () => {
    const { id } = await book.add();
    const paying = deps(inState('beingPaid', undefined));
    expect((await cancelOrder({ orderId: id, agencyId: 1 }, paying, failWith)).outcome).toBe('notPossible');
    expect(await statusOf(id)).toBe('pending');
  });

  test('an order whose payment begins between the read and the lock is not cancelled', async () => {
    const { id } = await book.add();
    const paying = deps({ withdraw: async () => false });
    expect((await cancelOrder({ orderId: id, agencyId: 1 }, paying, failWith)).outcome).toBe('notPossible');
    expect(await statusOf(id)).toBe('pending');
  });

  test('an order that is paid between the read and the lock is not cancelled', async () => {
    const { id } = await book.add();
    const paid = { paymentID: 1042, vendorReservationID: 'TD-1' };
    const statesOf: OrderPayments['statesOf'] = async () => {
      await book.transact((tx) => book.store.move(tx, id, { from: 'pending', to: 'reserved', at: NOW, ...paid }));
      return new Map();
    };
    expect((await cancelOrder({ orderId: id, agencyId: 1 }, deps({ statesOf }), failWith)).outcome).toBe('notPossible');
    expect(await statusOf(id)).toBe('reserved');
  });

  test('an order that two calls cancel at the same time is cancelled for both', async () => {
    const { id } = await book.add();
    const statesOf: OrderPayments['statesOf'] = async () => {
      await book.transact((other) => book.store.move(other, id, { from: 'pending', to: 'cancelled', at: NOW }));
      return new Map();
    };
    expect((await cancelOrder({ orderId: id, agencyId: 1 }, deps({ statesOf }), failWith)).outcome).toBe('cancelled');
  });
});

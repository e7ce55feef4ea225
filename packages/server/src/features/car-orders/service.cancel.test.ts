import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lira, type OrderBook, openOrderBook } from '../../../test/support/car-orders.ts';
import type { CancelOutcome } from '../../ports/orders.ts';
import { type CancellingDeps, cancelOrder, checkCancelEligibility } from './service.cancel.ts';

const NOW = new Date('2027-03-01T09:05:00Z');
const noPayments: Pick<CancellingDeps, 'isBeingPaid' | 'cancelPaid'> = {
  isBeingPaid: async () => false,
  cancelPaid: () => {
    throw new Error('nothing was paid');
  },
};

let book: OrderBook;
beforeAll(async () => {
  book = await openOrderBook();
});
afterAll(() => book.close());

const deps = (paying: Partial<CancellingDeps> = {}, now = NOW): CancellingDeps => ({
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
    await book.store.keepPayment(tx, id, lira(720_000));
    const paid = { paymentID: 1042, vendorReservationID: 'TD-1' };
    await book.store.move(tx, id, { from: 'pending', to: 'reserved', at: NOW, ...paid });
  });
  return { orderId: id, agencyId: 1 };
}

describe('a paid order', () => {
  test.each<CancelOutcome>(['cancelled', 'pending', 'refused', 'notPossible'])(
    'is cancelled by the machine that holds its money, which says: %s',
    async (outcome) => {
      const key = await aPaidOrder();
      const asked: unknown[] = [];
      const cancelPaid: CancellingDeps['cancelPaid'] = async (cancellation) => {
        asked.push(cancellation);
        return outcome;
      };
      expect(await cancelOrder(key, deps({ cancelPaid }))).toEqual({ outcome, wasPaid: true });
      expect(asked).toEqual([{ orderId: key.orderId, refund: lira(720_000) }]);
    },
  );

  test('gives back what was paid, after the free period without one day of rent', async () => {
    const key = await aPaidOrder();
    expect(await checkCancelEligibility(key, deps())).toEqual({ kind: 'paid', refund: lira(720_000) });
    const late = deps({}, new Date('2027-06-09T07:00:00Z'));
    expect(await checkCancelEligibility(key, late)).toEqual({ kind: 'paid', refund: lira(507_000) });
  });

  test('is not cancelled from pick-up on, and no vendor is asked', async () => {
    const key = await aPaidOrder();
    const late = deps({}, new Date('2027-06-10T07:00:00Z'));
    expect(await cancelOrder(key, late)).toEqual({ outcome: 'notPossible', wasPaid: false });
    expect(await statusOf(key.orderId)).toBe('reserved');
  });
});

describe('an unpaid order', () => {
  test('whose payment is under way is not cancelled', async () => {
    const { id } = await book.add();
    const paying = deps({ isBeingPaid: async () => true });
    expect((await cancelOrder({ orderId: id, agencyId: 1 }, paying)).outcome).toBe('notPossible');
    expect(await statusOf(id)).toBe('pending');
  });

  test('whose payment begins between the look and the lock is not cancelled', async () => {
    const { id } = await book.add();
    const paying = deps({ isBeingPaid: async (_, tx) => tx !== undefined });
    expect((await cancelOrder({ orderId: id, agencyId: 1 }, paying)).outcome).toBe('notPossible');
    expect(await statusOf(id)).toBe('pending');
  });

  test('that is paid between the look and the lock is not cancelled', async () => {
    const { id } = await book.add();
    const paid = { paymentID: 1042, vendorReservationID: 'TD-1' };
    const isBeingPaid: CancellingDeps['isBeingPaid'] = async () => {
      await book.transact((tx) => book.store.move(tx, id, { from: 'pending', to: 'reserved', at: NOW, ...paid }));
      return false;
    };
    expect((await cancelOrder({ orderId: id, agencyId: 1 }, deps({ isBeingPaid }))).outcome).toBe('notPossible');
    expect(await statusOf(id)).toBe('reserved');
  });

  test('that another call cancels at the same time is cancelled for both', async () => {
    const { id } = await book.add();
    const isBeingPaid: CancellingDeps['isBeingPaid'] = async (_, tx) => {
      if (!tx)
        await book.transact((other) => book.store.move(other, id, { from: 'pending', to: 'cancelled', at: NOW }));
      return false;
    };
    expect((await cancelOrder({ orderId: id, agencyId: 1 }, deps({ isBeingPaid }))).outcome).toBe('cancelled');
  });
});

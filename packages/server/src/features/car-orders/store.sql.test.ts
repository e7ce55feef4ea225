import { failWith } from '@agency-booking/contract-express';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OrderBook, openOrderBook } from '../../../test/support/car-orders.ts';
import { untilBlocked } from '../../../test/support/until-blocked.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { LapsedOrder } from '../../shared/lapsed.ts';
import { cancelOrder } from './service.cancel.ts';

const NOW = new Date('2027-03-01T09:05:00Z');

let book: OrderBook;
beforeAll(async () => {
  book = await openOrderBook();
});
afterAll(() => book.close());

const statusOf = async (orderId: string) => (await book.store.find({ orderId, agencyId: 1 }))!.car.status;

/** Locks the order, starts `other`, and runs `rest` once `other` is waiting for the lock. */
async function lockedWhile<Result>(orderId: string, other: () => Promise<Result>, rest: (tx: Tx) => Promise<void>) {
  let later: Promise<Result> | undefined;
  const seen = await book.transact(async (tx) => {
    const status = await book.store.lock(tx, orderId);
    later = other();
    await untilBlocked(tx, later);
    await rest(tx);
    return status;
  });
  return [seen, await later];
}

test('the history has each status once, even if a release without history updates the car', async () => {
  const { id, createdAt } = await book.add();
  const at = (minute: number) => new Date(NOW.getTime() + minute * 60_000);
  await book.transact((tx) =>
    book.store.move(tx, id, { from: 'pending', to: 'reserved', at: at(1), paymentID: 1, vendorReservationID: 'TD-1' }),
  );
  await sql`update car_order_item set updated_at = now() where order_id = ${id}`.execute(book.database.db);
  await book.transact((tx) => book.store.move(tx, id, { from: 'reserved', to: 'cancelled', at: at(2) }));
  expect((await book.store.find({ orderId: id, agencyId: 1 }))!.statusHistory).toEqual([
    { status: 'pending', at: createdAt },
    { status: 'reserved', at: at(1) },
    { status: 'cancelled', at: at(2) },
  ]);
});

test('a late answer does not change a cancelled order', async () => {
  const { id } = await book.add();
  const move = (...moves: Parameters<typeof book.store.move>[2][]) =>
    book.transact(async (tx) => {
      for (const each of moves) await book.store.move(tx, id, each);
    });
  await move({ from: 'pending', to: 'cancelled', at: NOW });
  const late = { from: 'pending', to: 'reserved', at: NOW, paymentID: 1, vendorReservationID: 'TD-1' } as const;
  await move(late, { from: 'pending', to: 'removed', at: NOW }, { from: 'reserved', to: 'cancelled', at: NOW });
  const { car } = (await book.store.find({ orderId: id, agencyId: 1 }))!;
  expect([car.status, car.vendorReservationID, car.paymentID]).toEqual(['cancelled', undefined, undefined]);
});

test('a different agency does not find the order', async () => {
  const { id } = await book.add();
  expect(await book.store.find({ orderId: id, agencyId: 2 })).toBeUndefined();
});

test('unpaid orders lapse from the second of their pick-up, latest first, each once over two pages', async () => {
  const pickUpAt = new Date('2021-01-01T00:00:00Z');
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push((await book.add({ pickUpAt })).id);
  const before = new Date(pickUpAt.getTime() - 1);
  const find = (now: Date, behind?: LapsedOrder) => book.store.findLapsed({ now, behind, atMost: 2 });
  expect(await find(before)).toEqual([]);
  const first = await find(pickUpAt);
  const second = await find(pickUpAt, first.at(-1));
  expect([...first, ...second].map(({ orderId }) => orderId)).toEqual(ids.sort().reverse());
});

describe('locked orders', () => {
  test('the second of two concurrent cancellations finds the order cancelled', async () => {
    const { id } = await book.add();
    const lock = () => book.transact((tx) => book.store.lock(tx, id));
    const cancel = (tx: Tx) => book.store.move(tx, id, { from: 'pending', to: 'cancelled', at: NOW });
    expect(await lockedWhile(id, lock, cancel)).toEqual(['pending', 'cancelled']);
  });

  test('an order locked by a payment that begins cannot be cancelled meanwhile', async () => {
    const { id } = await book.add();
    let isPaid = false;
    const cancel = () =>
      cancelOrder(
        { orderId: id, agencyId: 1 },
        {
          store: book.store,
          transact: book.transact,
          now: () => NOW,
          stageOf: async () => 'none',
          withdraw: async () => !isPaid,
          paymentOf: async () => undefined,
          statesOf: async () => new Map(),
          cancelPaid: () => Promise.reject(new Error('nothing was paid')),
        },
        failWith,
      );
    const pay = async () => {
      isPaid = true;
    };
    expect(await lockedWhile(id, cancel, pay)).toEqual(['pending', { outcome: 'notPossible', payment: undefined }]);
    expect(await statusOf(id)).toBe('pending');
  });

  test('a locked order does not block other orders', async () => {
    const [{ id }, { id: other }] = [await book.add(), await book.add()];
    const lock = () => book.transact((tx) => book.store.lock(tx, other));
    expect(await lockedWhile(id, lock, async () => {})).toEqual(['pending', 'pending']);
  });
});

describe('item numbers', () => {
  const numbers: number[] = [];
  const draw = (byteCount: number) => {
    const bytes = Buffer.alloc(byteCount);
    bytes.writeUInt32BE(numbers.shift()! - 1);
    return bytes;
  };
  let scripted: OrderBook;
  beforeAll(async () => {
    scripted = await openOrderBook(draw);
  });
  afterAll(() => scripted.close());

  async function numbersOf(...drawn: number[]): Promise<number[]> {
    numbers.push(...drawn);
    const { id } = await scripted.add();
    const order = await scripted.store.find({ orderId: id, agencyId: 1 });
    return [order!.car.id, ...order!.extras.map((extra) => extra.id)];
  }

  test('item numbers are random, and the car has the lowest of its order', async () => {
    expect(await numbersOf(2_000_000_000, 7)).toEqual([7, 2_000_000_000]);
    expect(await numbersOf(1_000_000, 1_500_000_000)).toEqual([1_000_000, 1_500_000_000]);
  });

  test('item numbers are drawn again if one is in use or drawn twice', async () => {
    expect(await numbersOf(8, 7, 9, 9, 10, 11)).toEqual([10, 11]);
    expect(numbers).toEqual([]);
  });
});

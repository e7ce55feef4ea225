import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOrderBook } from '../../test/support/car-orders.ts';
import { peopleOf } from '../../test/support/people.ts';
import { openTransferBook } from '../../test/support/transfer-orders.ts';
import type { Database } from '../database/open.ts';
import { createPersonalDataStore, type PersonalDataTables } from './store.sql.ts';

const requestedAt = new Date('2027-06-14T09:00:00Z');

type Book = {
  readonly db: Database['db'];
  readonly query: Database['pool']['query'];
  readonly orderId: string;
  close(): Promise<void>;
};

async function withACar(): Promise<Book> {
  const { database, add, close } = await openOrderBook();
  const { id } = await add();
  return { db: database.db, query: database.pool.query.bind(database.pool), orderId: id, close };
}

async function withATransfer(): Promise<Book> {
  const { db, query, add, close } = await openTransferBook();
  const { id } = await add();
  return { db, query, orderId: id, close };
}

describe.each([
  ['car_order', withACar],
  ['transfer_order', withATransfer],
] as const)('recorded erasures in %s', (table, openBook) => {
  let book: Book;
  beforeAll(async () => {
    book = await openBook();
  });
  afterAll(() => book.close());

  test('a recorded erasure is found again if a backup restores the order, and keeps its first date', async () => {
    const { db, query, orderId } = book;
    const store = createPersonalDataStore(db.withTables<PersonalDataTables>(), peopleOf({ db }).personKeys);
    const erasure = { orderId, requestedAt, reason: 'personAsked' } as const;
    expect(await store.findNotErased()).toEqual([]);
    await store.record([erasure]);
    await store.record([{ ...erasure, requestedAt: new Date('2028-01-01T00:00:00Z') }]);
    expect(await store.listErasures()).toEqual([erasure]);
    expect(await store.findNotErased()).toEqual([orderId]);
    await query(`update ${table} set personal_data_erased_at = now()`);
    expect(await store.findNotErased()).toEqual([]);
  });
});

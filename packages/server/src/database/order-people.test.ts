import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderBook, openOrderBook } from '../../test/support/car-orders.ts';
import { peopleOf } from '../../test/support/people.ts';
import { deniz } from '../../test/support/travellers.ts';
import type { NewCarOrder } from '../features/car-orders/types.ts';
import { addChangedEvent } from './order-changes.ts';

const OLD = { PERSONAL_DATA_SECRET: 'oldest-secret-of-people-7c2e9b4d1f6a' };
const NEW = { PERSONAL_DATA_SECRET: 'newest-secret-of-people-2d8f6b1e9c4a' };

let book: OrderBook;
beforeAll(async () => {
  book = await openOrderBook();
});
afterAll(() => book.close());

const billing: NewCarOrder['billing'] = {
  type: 'individual',
  firstName: 'Deniz',
  lastName: 'Kaya',
  email: deniz.email,
  countryCode: 'TR',
  countryName: 'Türkiye',
  adm1: 'İstanbul',
  line: 'Moda Caddesi 7',
  taxIdentifier: deniz.identityNumber,
};
const read = async (orderId: string) => (await book.store.find({ orderId, agencyId: 1 }))!;

async function rowsOf(orderId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(placed)::text || coalesce((select string_agg(to_jsonb(known)::text, '') from order_person known
      where known.order_id = placed.id), '') as text
    from car_order placed where id = ${orderId}`.execute(book.database.db);
  return rows[0]!.text;
}

test('personal data of an order is not stored in clear, and is read as it was ordered', async () => {
  const { id } = await book.add({ billing });
  const text = await rowsOf(id);
  for (const value of [...Object.values(deniz), ...Object.values(billing), '203.0.113.24']) {
    if (value !== 'TR' && value !== 'individual') expect(text).not.toContain(value);
  }
  expect(await read(id)).toMatchObject({ passenger: deniz, billing, endUserAddress: '203.0.113.24' });
});

test('data of the previous secret is sealed and indexed again, and data of the new secret stays unchanged', async () => {
  const { id } = await book.add();
  const order = await read(id);
  const at = (settings: Record<string, string>) => peopleOf(book.database, settings).car;
  const columns = at(OLD).columnsOf(id, order);
  await sql`update car_order set personal_sealed = ${columns.personal_sealed} where id = ${id}`.execute(
    book.database.db,
  );

  const turned = at({ ...NEW, PERSONAL_DATA_SECRET_PREVIOUS: OLD.PERSONAL_DATA_SECRET });
  const sealed = async () => {
    const { rows } = await sql<{
      id: string;
      personal_sealed: Buffer;
    }>`select * from car_order where id = ${id}`.execute(book.database.db);
    return rows[0] as never;
  };
  const keys = async () =>
    (await sql`select person_key from order_person where order_id = ${id} order by 1`.execute(book.database.db)).rows;
  const before = await keys();
  await turned.reseal();
  expect(at(NEW).read(await sealed()).passenger).toEqual(deniz);
  expect(await keys()).not.toEqual(before);
  const anew = await sealed();
  await turned.reseal();
  expect(await sealed()).toEqual(anew);
});

test('retention of an ended order counts from its end, whatever changes afterwards', async () => {
  const { id } = await book.add();
  const { db } = book.database;
  const neededUntil = async () => (await book.people.findKept(id))?.neededUntil;
  const ended = new Date('2027-03-02T10:00:00Z');
  await book.transact((tx) => book.store.move(tx, id, { from: 'pending', to: 'cancelled', at: ended }));
  const later = new Date('2027-03-20T10:00:00Z');
  await addChangedEvent(db, { table: 'car_order', orderId: id, at: later });
  expect([(await read(id)).car.updatedAt, await neededUntil()]).toEqual([later, ended]);
});

test('retention of an order that ended before ends were recorded counts from its last change there', async () => {
  const { id } = await book.add();
  const { db } = book.database;
  const ended = new Date('2027-03-02T10:00:00Z');
  await book.transact((tx) => book.store.move(tx, id, { from: 'pending', to: 'removed', at: ended }));
  await sql`alter table car_order disable trigger car_order_change_is_dated`.execute(db);
  await sql`update car_order set ended_at = null where id = ${id}`.execute(db);
  await sql`alter table car_order enable trigger car_order_change_is_dated`.execute(db);
  expect((await book.people.findKept(id))?.neededUntil).toEqual(ended);
  await addChangedEvent(db, { table: 'car_order', orderId: id, at: new Date('2027-03-20T10:00:00Z') });
  expect((await book.people.findKept(id))?.neededUntil).toEqual(ended);
});

test('an event older than the last change of its order leaves updatedAt unchanged', async () => {
  const { id, createdAt } = await book.add();
  await addChangedEvent(book.database.db, { table: 'car_order', orderId: id, at: new Date('2027-02-01T00:00:00Z') });
  expect((await read(id)).car.updatedAt).toEqual(createdAt);
});

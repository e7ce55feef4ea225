import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OrderBook, openOrderBook } from '../../../test/support/car-orders.ts';
import { emptyTables } from '../../../test/support/database.ts';
import { keysWith } from '../../../test/support/people.ts';
import { createPaymentSessionStore, type PaymentSessionTables } from './store.sessions.sql.ts';

const OLD = 'an-old-secret-of-thirty-two-characters';
const NEW = 'a-new-secret-of-thirty-two-characters!';
const RETURN_URL = 'https://booking.horizon.example/kaya?customer=4711';
const now = new Date('2027-03-01T09:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

let book: OrderBook;
let count = 0;
beforeAll(async () => {
  book = await openOrderBook();
});
beforeEach(() => emptyTables(book.database, 'event', 'payment_session'));
afterAll(() => book.close());

const storeWith = (PERSONAL_DATA_SECRET: string, PERSONAL_DATA_SECRET_PREVIOUS = '') =>
  createPaymentSessionStore(
    book.database.db.withTables<PaymentSessionTables>(),
    keysWith({ PERSONAL_DATA_SECRET, PERSONAL_DATA_SECRET_PREVIOUS }).personalData,
  );

async function session(createdAt = now) {
  const { id: orderId } = await book.add();
  const id = `pay_${++count}`;
  const linkHash = randomBytes(32);
  const session = { id, agencyId: 1, orderId, linkHash, returnUrl: RETURN_URL, createdAt, expiresAt: createdAt };
  await book.transact((tx) => storeWith(OLD).insert(tx, session));
  return session;
}

async function sealedOf(id: string): Promise<Buffer | null> {
  const { rows } = await book.database.pool.query<{ sealed: Buffer | null }>(
    'select return_url_sealed as sealed from payment_session where id = $1',
    [id],
  );
  return rows[0]!.sealed;
}

test('the return address is stored encrypted and bound to its session', async () => {
  const [one, other] = [await session(), await session()];
  expect((await storeWith(OLD).find(one))?.returnUrl).toBe(RETURN_URL);
  const { rows } = await book.database.pool.query<{ text: string }>(
    "select string_agg(t::text || encode(return_url_sealed, 'escape'), ' ') as text from payment_session t",
  );
  expect(rows[0]!.text).not.toMatch(/kaya|horizon/);
  await book.database.pool.query('update payment_session set return_url_sealed = $1 where id = $2', [
    await sealedOf(one.id),
    other.id,
  ]);
  await expect(storeWith(OLD).find(other)).rejects.toThrow();
});

test('an address sealed with an earlier secret is re-sealed, so that the earlier secret can be removed', async () => {
  const { id, ...rest } = await session();
  await expect(storeWith(NEW).find({ id, ...rest })).rejects.toThrow(/unknown method or key/);
  const turning = storeWith(NEW, OLD);
  await turning.reseal();
  const sealed = await sealedOf(id);
  expect((await storeWith(NEW).find({ id, ...rest }))?.returnUrl).toBe(RETURN_URL);
  await turning.reseal();
  expect(await sealedOf(id)).toEqual(sealed);
});

test('the addresses of sessions that ended earlier are deleted, and all others are kept', async () => {
  const store = storeWith(OLD);
  const [early, late, open] = [await session(secondsAgo(90)), await session(secondsAgo(90)), await session()];
  await book.transact((tx) => store.cancel(tx, early.id, secondsAgo(61)));
  await book.transact((tx) => store.cancel(tx, late.id, secondsAgo(59)));
  await book.database.pool.query('update payment_session set changed_at = $1 where id = $2', [secondsAgo(90), open.id]);
  await store.dropReturnUrls(secondsAgo(60));
  const kept = await Promise.all([early, late, open].map(({ id }) => sealedOf(id)));
  expect(kept.map((sealed) => sealed !== null)).toEqual([false, true, true]);
  expect(await store.find(early)).toMatchObject({ status: 'cancelled', returnUrl: undefined });
});

test('an erasure deletes the addresses of one order', async () => {
  const [one, other] = [await session(), await session()];
  await book.transact((tx) => storeWith(OLD).erase(tx, one.orderId));
  expect([await sealedOf(one.id), await sealedOf(other.id)]).toEqual([null, expect.any(Buffer)]);
});

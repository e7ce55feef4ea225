import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OrderBook, openOrderBook } from '../../../test/support/car-orders.ts';
import { emptyTables } from '../../../test/support/database.ts';
import { keysWith } from '../../../test/support/people.ts';
import { bodyStoreOf } from '../../../test/support/stored-bodies.ts';
import { bodiesOf } from './service.ts';
import { createBodyStore, type RequestBodyTables } from './store.bodies.sql.ts';
import type { BodyStore } from './store.bodies.ts';

const noon = new Date('2027-03-01T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
const bodies = { request: { content: '{"a":"Zülfinaz"}' }, response: { notStored: 'tooLarge' } } as const;

let book: OrderBook;
let store: BodyStore;
beforeAll(async () => {
  book = await openOrderBook();
  store = bodyStoreOf(book.database);
});
afterAll(() => book.close());
beforeEach(() => emptyTables(book.database, 'request_body', 'erasure'));

const add = (id: string, agencyId = 1, at = noon) => store.add([{ id, agencyId, at, ...bodies }]);
const left = async () => {
  const { rows } = await book.database.pool.query<{ id: string }>('select id from request_body order by id');
  return rows.map(({ id }) => id);
};

test('stored bodies are sealed, and read only by their agency and while they are kept', async () => {
  await add('bod_1');
  await add('bod_1');
  const { rows } = await book.database.pool.query('select content from request_body');
  expect([rows.length, rows[0].content.includes('Zülfinaz')]).toEqual([1, false]);
  expect(await store.find({ id: 'bod_1', agencyId: 1, from: noon })).toEqual(bodies);
  expect(await store.find({ id: 'bod_1', agencyId: 2, from: noon })).toBeUndefined();
  expect(await store.find({ id: 'bod_1', agencyId: 1, from: after(1) })).toBeUndefined();
});

test('bodies that were sealed with a removed secret are not found', async () => {
  await add('bod_1');
  const keys = keysWith({ PERSONAL_DATA_SECRET: 'a-different-secret-of-thirty-two-letters' });
  const other = createBodyStore(book.database.db.withTables<RequestBodyTables>(), keys.personalData);
  expect(await other.find({ id: 'bod_1', agencyId: 1, from: noon })).toBeUndefined();
});

test('the cleanup deletes only bodies that are too old', async () => {
  await add('bod_1');
  await add('bod_2', 1, after(1));
  await store.deleteBefore(after(1));
  expect(await left()).toEqual(['bod_2']);
});

test("an erasure deletes the earlier bodies of the order's agency, including calls in progress, and no others", async () => {
  const { id } = await book.add({});
  await book.database.pool.query(
    `insert into erasure (order_id, requested_at, reason) values ($1, $2, 'personAsked')`,
    [id, after(100)],
  );
  await add('bod_before');
  await add('bod_in_progress', 1, after(130));
  await add('bod_later', 1, after(200));
  await add('bod_of_other', 2);
  await store.deleteErased(after(101));
  expect(await left()).toEqual(['bod_before', 'bod_in_progress', 'bod_later', 'bod_of_other']);
  await store.deleteErased(noon);
  expect(await left()).toEqual(['bod_later', 'bod_of_other']);
});

test.each([
  ['production', undefined, 0, 'production'],
  ['expired', () => store, 86_401, 'expired'],
  ['unavailable', () => store, 86_400, 'unavailable'],
] as const)('a call without stored bodies reports the reason %s', async (_, of, seconds, notStored) => {
  const found = await bodiesOf(
    { agencyId: 1, at: noon, bodyId: undefined },
    { bodies: of?.(), now: () => after(seconds) },
  );
  expect(found).toEqual({ request: { notStored }, response: { notStored } });
});

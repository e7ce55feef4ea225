import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { createExternalCallsRoom } from './index.ts';
import { createExternalCallStore, type ExternalCallStore } from './store.sql.ts';
import type { ExternalCall } from './types.ts';

const nine = new Date('2027-03-01T09:00:00Z');
const after = (seconds: number) => new Date(nine.getTime() + seconds * 1000);

let database: Database;
let store: ExternalCallStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createExternalCallStore(database.db.withTables());
});
afterAll(() => database.close());
beforeEach(() => emptyTables(database, 'outside_call'));

const call = (changes: Partial<ExternalCall> = {}): ExternalCall => ({
  orderId: 'CAR-1',
  attemptId: 'att_1',
  at: nine,
  partyKind: 'vendor',
  party: 'TESTDRIVE',
  operation: 'createReservation',
  outcome: 'late',
  durationMilliseconds: 3_000,
  ...changes,
});

async function kept(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select attempt_id, operation, outcome, first_at, last_at, times, longest_ms from outside_call order by first_at, operation, outcome`,
  );
  return rows.map(({ attempt_id, operation, outcome, first_at, last_at, times, longest_ms }) => [
    attempt_id,
    operation,
    outcome,
    (first_at - nine.getTime()) / 1000,
    (last_at - nine.getTime()) / 1000,
    times,
    longest_ms,
  ]);
}

test('equal calls within an hour share one row with their count, first and last time, and longest duration', async () => {
  await store.add([call(), call({ at: after(2), durationMilliseconds: 3_002 }), call({ at: after(3_600) })]);
  await store.add([call({ at: after(4), durationMilliseconds: 10 })]);
  expect(await kept()).toEqual([
    ['att_1', 'createReservation', 'late', 0, 4, 3, 3_002],
    ['att_1', 'createReservation', 'late', 3_600, 3_600, 1, 3_000],
  ]);
});

test('a different outcome, operation or payment has a separate row, as have calls before any payment', async () => {
  const before = { attemptId: undefined, operation: 'lookUpBin' };
  await store.add([call(), call({ outcome: 'answered' }), call({ attemptId: 'att_2' }), call(before), call(before)]);
  expect(await kept()).toEqual([
    ['att_1', 'createReservation', 'answered', 0, 0, 1, 3_000],
    ['att_1', 'createReservation', 'late', 0, 0, 1, 3_000],
    ['att_2', 'createReservation', 'late', 0, 0, 1, 3_000],
    [null, 'lookUpBin', 'late', 0, 0, 2, 3_000],
  ]);
});

test('a poll that a vendor answers is not stored, and one without an answer is', async () => {
  const room = createExternalCallsRoom({ store, now: () => nine, dropped: () => {}, onError: () => {} });
  const { orderId, attemptId, at: _, ...looked } = call({ operation: 'findReservation' });
  const order = { orderId, attemptId: attemptId!, isLook: true };
  room.called(order, { ...looked, outcome: 'answered' });
  room.called(order, looked);
  await room.writing.flush();
  expect(await kept()).toEqual([['att_1', 'findReservation', 'late', 0, 0, 1, 3_000]]);
});

test('calls older than 30 days are deleted, and the rest is kept', async () => {
  const days = (count: number) => after(count * 86_400);
  await store.add([call(), call({ at: days(1) })]);
  const room = createExternalCallsRoom({ store, now: () => days(30.5), dropped: () => {}, onError: () => {} });
  await room.deleteExpired();
  expect(await kept()).toHaveLength(1);
});

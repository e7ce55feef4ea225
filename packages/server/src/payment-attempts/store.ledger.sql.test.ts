import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addAgency } from '../../test/support/add-agency.ts';
import { emptyTables, openTestDatabase } from '../../test/support/database.ts';
import type { Database } from '../database/open.ts';
import type { PaymentLedger } from '../ports/ledger.ts';
import type { PaymentStatus } from '../ports/payment-attempts.ts';
import { createPaymentLedger } from './store.ledger.sql.ts';

const DAY = '2027-03-01';
const at = (time: string, day = DAY) => `${day}T${time}Z`;

let database: Database;
let ledger: PaymentLedger;
beforeAll(async () => {
  database = await openTestDatabase();
  ledger = createPaymentLedger(database.db);
  await addAgency(database.pool);
});
beforeEach(() => emptyTables(database, 'attempt_transition', 'payment_attempt'));
afterAll(() => database.close());

type Begun = {
  status?: PaymentStatus;
  orderId?: string;
  party?: string;
  begunAt?: string;
  changedAt?: string;
  dueAt?: string;
  refunded?: readonly [before: number, now: number];
};

let count = 0;
async function begin(id: string, { status = 'completed', begunAt = at('09:00:00'), ...attempt }: Begun = {}) {
  const { orderId = id, party = 'ANADOLU', changedAt = begunAt, dueAt, refunded = [0, 0] } = attempt;
  await database.pool.query(
    `insert into payment_attempt (id, payment_id, order_kind, order_id, agency_id, method, status, amount, currency, context,
       party, watch_until, changed_at, due_at, refunded_before, refund_amount)
     values ($1, $2, $3, $4, 1, 'card', $5, 1000, 'TRY', '{}', $6, $7, $7, $8, $9, $10)`,
    [
      id,
      ++count,
      orderId.startsWith('TRF') ? 'transfer' : 'car',
      orderId,
      status,
      party,
      changedAt,
      dueAt,
      ...refunded,
    ],
  );
  await database.pool.query(
    `insert into attempt_transition (attempt_id, from_status, to_status, moved_at)
     values ($1, null, 'charging', $2), ($1, 'charging', $3, $4)`,
    [id, begunAt, status, changedAt],
  );
}
const idsOf = async (which: Parameters<PaymentLedger['ofDay']>[1]) =>
  (await ledger.ofDay(DAY, which)).map(({ attemptId }) => attemptId).sort();

test('the ledger of a party contains the payments of its kind of order only', async () => {
  await begin('CAR-1');
  await begin('CAR-2', { party: 'BOSPHORUS' });
  await begin('TRF-1', { orderId: 'TRF-1' });
  expect(await idsOf({ kind: 'car', party: 'ANADOLU' })).toEqual(['CAR-1']);
  expect(await idsOf({ kind: 'transfer', party: 'ANADOLU' })).toEqual(['TRF-1']);
  expect(await idsOf({ method: 'card' })).toEqual(['CAR-1', 'CAR-2', 'TRF-1']);
});

test('the ledger of a day contains the payments that began from midnight to midnight UTC', async () => {
  await begin('before', { begunAt: at('23:59:59.999', '2027-02-28'), changedAt: at('00:00:01') });
  await begin('first', { begunAt: at('00:00:00') });
  await begin('last', { begunAt: at('23:59:59.999'), changedAt: at('00:00:01', '2027-03-02') });
  await begin('after', { begunAt: at('00:00:00', '2027-03-02') });
  expect(await idsOf({ method: 'card' })).toEqual(['first', 'last']);
});

test('the days to compare again are those on which the changed payments began', async () => {
  await begin('old', { begunAt: at('23:59:59', '2027-02-10'), changedAt: at('12:00:00') });
  await begin('untouched', { begunAt: at('09:00:00', '2027-02-12'), changedAt: at('10:00:00', '2027-02-12') });
  expect(await ledger.daysChangedSince(new Date(at('00:00:00')))).toEqual(['2027-02-10']);
});

test('an order is paid by another attempt only if a different attempt is completed', async () => {
  await begin('a', { status: 'declined', orderId: 'CAR-1' });
  await begin('b', { status: 'completed', orderId: 'CAR-1' });
  await begin('c', { status: 'completed', orderId: 'CAR-2' });
  const found = await ledger.ofDay(DAY, { method: 'card' });
  expect(Object.fromEntries(found.map(({ attemptId, isPaidByAnother }) => [attemptId, isPaidByAnother]))).toEqual({
    a: true,
    b: false,
    c: false,
  });
});

test('the refund of a leg counts alone and together with the refund of the rest', async () => {
  await begin('a', { status: 'completed', refunded: [400, 0] });
  await begin('b', { status: 'refunded', refunded: [400, 500] });
  const found = await ledger.ofDay(DAY, { method: 'card' });
  expect(Object.fromEntries(found.map(({ attemptId, refunded }) => [attemptId, refunded]))).toEqual({ a: 400, b: 900 });
});

test('an expired payment is in progress until its transaction is voided', async () => {
  await begin('a', { status: 'expired', dueAt: at('10:00:00') });
  await begin('b', { status: 'expired' });
  const found = await ledger.ofDay(DAY, { method: 'card' });
  expect(Object.fromEntries(found.map(({ attemptId, isUnderWay }) => [attemptId, isUnderWay]))).toEqual({
    a: true,
    b: false,
  });
});

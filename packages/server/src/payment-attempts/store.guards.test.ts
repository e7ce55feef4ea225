import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgency } from '../../test/support/add-agency.ts';
import { openTestDatabase } from '../../test/support/database.ts';
import { keysWith } from '../../test/support/people.ts';
import type { Database } from '../database/open.ts';
import { transactOn } from '../database/transact.ts';
import type { OrderKind, PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import type { AttemptTables } from './store.rows.sql.ts';
import { createAttemptStore } from './store.sql.ts';
import type { AttemptStore } from './store.ts';
import type { AttemptChanges } from './types.ts';

const now = new Date('2027-03-01T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const until = later(8);

let database: Database;
let store: AttemptStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createAttemptStore(database.db.withTables<AttemptTables>(), {
    randomBytes,
    sealing: keysWith().personalData,
  });
  await addAgency(database.pool);
  await database.pool.query(
    `create table some_order (id text primary key); insert into some_order values ('CAR-1'), ('CAR-2'), ('TRF-1')`,
  );
});
beforeEach(() => database.pool.query('delete from attempt_transition; delete from payment_attempt'));
afterAll(() => database.close());

type Added = Partial<Pick<PaymentAttempt, 'orderId' | 'method' | 'party' | 'dueAt' | 'deadlineAt'>>;

async function add(id: string, status: PaymentStatus, changes: Added = {}): Promise<PaymentAttempt> {
  const { orderId = 'CAR-1', method = 'card', party = 'TESTDRIVE', dueAt = now, deadlineAt } = changes;
  const kind: OrderKind = orderId.startsWith('CAR') ? 'car' : 'transfer';
  const times = { firstPickUpAt: later(3_600), watchUntil: later(3_600), deadlineAt, dueAt, leasedUntil: undefined };
  const none = { card: undefined, installmentCount: undefined, requestFingerprint: undefined, context: {} };
  const amount = { amount: 100_00, currency: 'TRY' } as const;
  const added = await transactOn(database.db)((tx) =>
    store.insert(tx, { id, kind, orderId, agencyId: 1, method, status, amount, party, ...none, ...times }, now),
  );
  return added!;
}

const move = (attempt: PaymentAttempt, to: PaymentStatus, changes: AttemptChanges = {}, at = now) =>
  store.transition(
    attempt,
    { to, at, deadlineAt: undefined, dueAt: undefined, leasedUntil: undefined, ...changes },
    { orderTable: 'some_order', tx: undefined },
  );
const found = async (id: string) => (await store.find(id))!;
const leg = { legs: [{ leg: 'return', refund: 40_00 }], leavesReserved: true } as const;

/** Creates a completed payment for a round trip whose return leg was cancelled by the supplier and refunded. */
async function partlyRefunded() {
  const whole = await add('a', 'completed', { orderId: 'TRF-1', method: 'limit' });
  const cancelling = await move(whole, 'cancelling', {
    refundAmount: 40_00,
    cancelledBy: 'vendor',
    legCancellation: leg,
  });
  const refunding = await move(cancelling!, 'refunding', {
    refundAmount: 40_00,
    cancelledBy: 'vendor',
    legCancellation: leg,
  });
  return { whole, partly: (await move(refunding!, 'completed'))! };
}

describe('state transitions', () => {
  test('a transition planned before a partial refund changes nothing', async () => {
    const { whole, partly } = await partlyRefunded();
    expect([whole.status, partly.status, partly.refundedBefore]).toEqual(['completed', 'completed', 40_00]);
    expect(await move(whole, 'cancelling', { refundAmount: 100_00 })).toBeUndefined();
    expect(await found('a')).toEqual(partly);
  });

  test('a transition planned before a partial cancellation without a refund changes nothing', async () => {
    const whole = await add('a', 'completed', { orderId: 'TRF-1', method: 'limit' });
    const planned = { refundAmount: 0, cancelledBy: 'agency', legCancellation: leg } as const;
    const cancelling = (await move(whole, 'cancelling', planned))!;
    const partly = (await move((await move(cancelling, 'refunding'))!, 'completed'))!;
    expect([partly.status, partly.refundedBefore, partly.cancellations]).toEqual(['completed', 0, 1]);
    expect(await move(whole, 'cancelling', { refundAmount: 100_00 })).toBeUndefined();
    const other = (await move(partly, 'cancelling', { ...planned, refundAmount: 60_00 }))!;
    expect(await move(cancelling, 'refunding')).toBeUndefined();
    expect(await found('a')).toEqual(other);
  });

  test('a payment that is completed again keeps no plan of its previous cancellation', async () => {
    const { partly } = await partlyRefunded();
    const { refundAmount, cancelledBy, legCancellation } = partly;
    expect([refundAmount, cancelledBy, legCancellation]).toEqual([undefined, undefined, undefined]);
  });

  test('transitions add up the refunds of two legs', async () => {
    const { partly } = await partlyRefunded();
    const changes = { refundAmount: 60_00, cancelledBy: 'vendor', legCancellation: leg } as const;
    const refunding = await move((await move(partly, 'cancelling', changes))!, 'refunding', changes);
    expect(await move(refunding!, 'completed')).toMatchObject({ refundedBefore: 100_00 });
  });

  test('a transition changes nothing if a different caller has changed the status', async () => {
    const charging = await add('a', 'charging');
    const charged = await move(charging, 'charged', { transactionId: 'T-1' });
    expect(await move(charging, 'declined', { decline: { reason: 'refused' } })).toBeUndefined();
    expect(await found('a')).toEqual(charged);
  });

  test('a transition resets the refusals and the alert of the previous status', async () => {
    const reversing = await add('a', 'reversing', { deadlineAt: now });
    await store.release(reversing, now, 4);
    expect((await store.takeOverdue(now, now)).map(({ id }) => id)).toEqual(['a']);
    const reversed = await move(await found('a'), 'reversed');
    expect(reversed?.refusals).toBe(0);
    const { rows } = await database.pool.query('select alerted_at from payment_attempt');
    expect(rows).toEqual([{ alerted_at: null }]);
  });
});

describe('dates of a payment', () => {
  test('a payment has the date of its first charge and of its last refund', async () => {
    const charging = await add('a', 'charging', { orderId: 'TRF-1', method: 'limit' });
    const charged = (await move(charging, 'charged', {}, later(1)))!;
    let completed = (await move(charged, 'completed', {}, later(2)))!;
    const [order] = [{ kind: 'transfer', orderIds: ['TRF-1'] } as const];
    expect(await store.findCurrentOf(order)).toMatchObject([{ paidAt: later(1), refundedAt: undefined }]);
    for (const seconds of [100, 200]) {
      const cancelling = (await move(completed, 'cancelling', { refundAmount: 10_00 }, later(seconds)))!;
      const refunding = (await move(cancelling, 'refunding', { refundAmount: 10_00 }, later(seconds + 1)))!;
      completed = (await move(refunding, 'completed', {}, later(seconds + 2)))!;
      expect(await store.findCurrentOf(order)).toMatchObject([{ paidAt: later(1), refundedAt: later(seconds + 2) }]);
    }
  });

  test('the reversal of a payment whose reservation was refused is a refund date', async () => {
    const charged = (await move(await add('a', 'charging'), 'charged', {}, later(1)))!;
    const reversing = (await move(charged, 'reversing', {}, later(2)))!;
    await move(reversing, 'reversed', {}, later(3));
    const paid = await store.findCurrentOf({ kind: 'car', orderIds: ['CAR-1'] });
    expect(paid).toMatchObject([{ paidAt: later(1), refundedAt: later(3) }]);
  });
});

describe('leases of an attempt', () => {
  test('a lease is refused while a different worker holds the attempt, and granted from the second it ends', async () => {
    const attempt = await add('a', 'charging');
    expect(await store.lease(attempt, now, until)).toMatchObject({ leasedUntil: until });
    expect(await store.lease(attempt, later(7), later(15))).toBeUndefined();
    expect((await found('a')).leasedUntil).toEqual(until);
    expect(await store.lease(attempt, until, later(16))).toMatchObject({ leasedUntil: later(16) });
  });

  test('a lease is refused if the status has changed since the attempt was read', async () => {
    const charging = await add('a', 'charging');
    await move(charging, 'charged');
    expect(await store.lease(charging, now, until)).toBeUndefined();
    expect((await found('a')).leasedUntil).toBeUndefined();
  });

  test('a lease remains valid when a late worker releases an earlier status', async () => {
    const charging = await add('a', 'charging');
    const charged = (await move(charging, 'charged'))!;
    await store.lease(charged, now, until);
    await store.release(charging, undefined, 3);
    expect(await found('a')).toMatchObject({ status: 'charged', dueAt: until, leasedUntil: until, refusals: 0 });
  });
});

describe('reported reservation changes', () => {
  const watched = () => add('a', 'completed', { dueAt: later(600) });

  test('a reported change makes the reservation due at once', async () => {
    expect(await store.hasten(await watched(), now)).toBe(true);
    expect((await found('a')).dueAt).toEqual(now);
  });

  test('a reported change does not affect a reservation that a worker is polling', async () => {
    const attempt = await watched();
    await store.lease(attempt, now, until);
    expect(await store.hasten(attempt, later(1))).toBe(true);
    expect(await found('a')).toMatchObject({ dueAt: until, leasedUntil: until });
  });

  test('a reported change does not affect a payment in progress', async () => {
    const attempt = await add('a', 'cancelling', { dueAt: later(2) });
    expect(await store.hasten(attempt, now)).toBe(true);
    expect((await found('a')).dueAt).toEqual(later(2));
  });

  test('a reported change of a different party finds no payment', async () => {
    const attempt = await watched();
    expect(await store.hasten({ ...attempt, party: 'ANADOLU' }, now)).toBe(false);
    expect((await found('a')).dueAt).toEqual(later(600));
  });
});

test('a lane leases attempts of one kind of order and one party only', async () => {
  await add('car', 'charging');
  await add('other', 'charging', { orderId: 'CAR-2', party: 'ANADOLU' });
  await add('transfer', 'charging', { orderId: 'TRF-1' });
  const lease = { now, until, atMost: 20 };
  const leased = await store.leaseDue('money', { kind: 'transfer', party: 'TESTDRIVE' }, lease);
  expect(leased.map(({ id }) => id)).toEqual(['transfer']);
});

test('declined and withdrawn cards of one order are counted, and credit limits and different orders are not', async () => {
  const none = { declined: 0, withdrawn: 0 };
  const tried = () => transactOn(database.db)((tx) => store.countTriedCards({ kind: 'car', orderId: 'CAR-1' }, tx));
  for (const id of ['a', 'b', 'c', 'd', 'e']) await add(id, 'declined', { method: 'limit' });
  await add('f', 'declined', { orderId: 'CAR-2' });
  expect(await tried()).toEqual(none);
  await add('g', 'declined');
  await add('h', 'withdrawn');
  expect(await tried()).toEqual({ declined: 1, withdrawn: 1 });
});

test('new pick-up times apply only to the completed payment of an order', async () => {
  await add('a', 'declined');
  await add('b', 'completed');
  await add('c', 'completed', { orderId: 'CAR-2' });
  const times = { firstPickUpAt: later(60), watchUntil: later(120) };
  await transactOn(database.db)((tx) => store.rewatch(tx, { kind: 'car', orderId: 'CAR-1' }, times));
  const moved = await Promise.all(['a', 'b', 'c'].map(async (id) => (await found(id)).watchUntil));
  expect(moved).toEqual([later(3_600), later(120), later(3_600)]);
});

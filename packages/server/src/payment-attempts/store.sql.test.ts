import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addAgency } from '../../test/support/add-agency.ts';
import { openTestDatabase } from '../../test/support/database.ts';
import { keysWith } from '../../test/support/people.ts';
import { untilBlocked } from '../../test/support/until-blocked.ts';
import type { Database } from '../database/open.ts';
import { tablesOf } from '../database/tables-of.ts';
import { transactOn } from '../database/transact.ts';
import type { PaymentStatus } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { AttemptTables } from './store.rows.sql.ts';
import { createAttemptStore } from './store.sql.ts';
import type { AttemptStore, Work } from './store.ts';

const sealing = keysWith().personalData;
const now = new Date('2027-03-01T09:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const until = new Date('2027-03-01T09:00:08Z');

let database: Database;
let store: AttemptStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createAttemptStore(database.db.withTables<AttemptTables>(), { randomBytes, sealing });
  await addAgency(database.pool);
});
beforeEach(() => database.pool.query('delete from attempt_transition; delete from payment_attempt'));
afterAll(() => database.close());

const add = (id: string, status: PaymentStatus, dueAt: Date, { to = store, party = 'TESTDRIVE' } = {}) =>
  transactOn(database.db)((tx) =>
    to.insert(
      tx,
      {
        id,
        kind: 'car',
        orderId: `CAR-${id}`,
        agencyId: 1,
        method: 'card',
        status,
        amount: { amount: 100_00, currency: 'TRY' },
        card: undefined,
        installmentCount: undefined,
        requestFingerprint: undefined,
        context: {},
        party,
        firstPickUpAt: now,
        watchUntil: now,
        deadlineAt: now,
        dueAt,
        leasedUntil: undefined,
      },
      secondsAgo(100),
    ),
  );

test('the number of a payment is random, and drawn again if it is in use', async () => {
  const numbers = [2_000_000_000, 7, 7, 7, 8, 9];
  const draw = () => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(numbers.shift()! - 1);
    return bytes;
  };
  const scripted = createAttemptStore(database.db.withTables<AttemptTables>(), { randomBytes: draw, sealing });
  const added = [];
  for (const id of ['a', 'b', 'c']) added.push(await add(id, 'charging', now, { to: scripted }));
  expect(added.map((attempt) => attempt?.paymentID)).toEqual([2_000_000_000, 7, 8]);
  expect(numbers).toEqual([9]);
});

test('a second attempt is not added to an order that has a current one, whatever its number', async () => {
  await add('a', 'charging', now);
  const again = await transactOn(database.db)((tx) =>
    store
      .findCurrent({ kind: 'car', orderId: 'CAR-a' }, tx)
      .then((current) => store.insert(tx, { ...current!, id: 'b' }, now)),
  );
  expect(again).toBeUndefined();
});

describe('due attempts', () => {
  const lane = { kind: 'car', party: 'TESTDRIVE' } as const;
  const leased = async (work: Work, atMost: number) =>
    (await store.leaseDue(work, lane, { now, until, atMost })).map(({ id }) => id);

  test('due payments and due reservations are leased separately, the oldest first', async () => {
    await add('watched', 'completed', secondsAgo(90));
    await add('young', 'charging', secondsAgo(1));
    await add('old', 'reversing', secondsAgo(5));
    await add('not due', 'charging', until);
    expect(await leased('money', 1)).toEqual(['old']);
    expect(await leased('money', 20)).toEqual(['young']);
    expect(await leased('watch', 20)).toEqual(['watched']);
    expect([...(await leased('money', 20)), ...(await leased('watch', 20))]).toEqual([]);
  });

  test('no more attempts are leased than requested, whatever the query plan', async () => {
    await add('old', 'reversing', secondsAgo(5));
    await add('young', 'charging', secondsAgo(1));
    await database.db.connection().execute(async (one) => {
      // Force a nested loop, which the planner also chooses for a table without statistics.
      const others = ['hashjoin', 'hashagg', 'mergejoin', 'sort', 'material'].map((way) => `enable_${way}`);
      for (const way of others) await sql`set ${sql.raw(way)} = off`.execute(one);
      const looping = createAttemptStore(one.withTables<AttemptTables>(), { randomBytes, sealing });
      const first = await looping.leaseDue('money', lane, { now, until, atMost: 1 });
      for (const way of others) await sql`reset ${sql.raw(way)}`.execute(one);
      expect(first.map(({ id }) => id)).toEqual(['old']);
    });
  });

  test('due attempts are grouped by the party to call', async () => {
    const at = { status: 'charging', dueAt: secondsAgo(1) } as const;
    await add('one', at.status, at.dueAt, { party: 'ANADOLU' });
    await add('other', at.status, at.dueAt);
    await add('third', at.status, at.dueAt);
    await add('later', at.status, until, { party: 'LATER' });
    expect(await store.findDueLanes('money', now)).toEqual([{ kind: 'car', party: 'ANADOLU' }, lane]);
    expect(await store.findDueLanes('watch', now)).toEqual([]);
    expect(await leased('money', 20)).toHaveLength(2);
  });

  // The embedded database has a single connection, so no other connection can hold a lock.
  test.runIf(process.env.TEST_DATABASE_URL)(
    'attempts that another worker has locked are skipped without waiting',
    async () => {
      await add('held', 'charging', secondsAgo(5));
      await add('free', 'charging', secondsAgo(1));
      const other = await database.pool.connect();
      onTestFinished(async () => {
        await other.query('rollback');
        other.release();
      });
      await other.query(`begin; select from payment_attempt where id = 'held' for update`);
      expect(await leased('money', 20)).toEqual(['free']);
    },
  );
});

// The embedded database has a single connection, so no transaction can wait for another.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a transition waits for the transaction that holds the order and then sees its result',
  async () => {
    await add('a', 'charging', now);
    const attempt = (await store.find('a'))!;
    await database.pool.query(`create table held_order (id text primary key); insert into held_order values ('CAR-a')`);
    const moved = (to: PaymentStatus, tx?: Tx) =>
      store.transition(
        attempt,
        { to, at: now, deadlineAt: undefined, dueAt: undefined, leasedUntil: undefined },
        { orderTable: 'held_order', tx },
      );
    const { late } = await transactOn(database.db)(async (tx) => {
      await sql`select from held_order where id = 'CAR-a' for update`.execute(tablesOf(tx));
      const late = moved('declined');
      await untilBlocked(tx, late);
      expect(await moved('charged', tx)).toMatchObject({ status: 'charged' });
      return { late };
    });
    expect(await late).toBeUndefined();
    expect(await store.find('a')).toMatchObject({ status: 'charged' });
  },
);

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { transactOn } from '../../src/database/transact.ts';
import { createAuthRoom } from '../../src/features/auth/index.ts';
import { type AuthTables, createAuthStore } from '../../src/features/auth/store.sql.ts';
import { createCreditLimitsRoom } from '../../src/features/credit-limits/index.ts';
import { type CreditTables, createCreditStore } from '../../src/features/credit-limits/store.sql.ts';
import { createAttempts } from '../../src/payment-attempts/index.ts';
import { createLimitCharging } from '../../src/payment-attempts/limit-charging.ts';
import { DURATIONS } from '../../src/payment-attempts/rules.ts';
import { type AttemptTables, createAttemptStore } from '../../src/payment-attempts/store.sql.ts';
import type { Opening } from '../../src/ports/paying.ts';
import type { PaymentAttempt } from '../../src/ports/payment-attempts.ts';
import type { Tx } from '../../src/ports/transaction.ts';
import { addSeconds } from '../../src/shared/time.ts';
import { createTestClock } from '../support/clock.ts';
import { openTestDatabase } from '../support/database.ts';
import { checkInvariants } from '../support/invariants.ts';
import { createOutside } from './outside.ts';

const card = { firstSix: '552879', lastFour: '0008' };
const AMOUNT = 100_00;

type MachineOptions = { readonly waitsForAnswer?: boolean };

type OrderTables = { machine_order: { id: string; status: 'pending' | 'reserved' | 'failed' | 'cancelled' } };

/** The machine on a real database, with orders of the simplest kind and an outside in memory. */
export async function startMachine({ waitsForAnswer = true }: MachineOptions = {}) {
  const clock = createTestClock();
  const database = await openTestDatabase();
  const { db } = database;
  await sql`create table machine_order (id text primary key, status text not null)`.execute(db);
  const outside = createOutside();
  const auth = createAuthRoom({
    store: createAuthStore(db.withTables<AuthTables>()),
    secret: 'a secret of the tests that is long enough',
    audience: 'staging',
    now: clock.now,
    randomBytes,
  });
  await auth.addStagingAgencies();
  const credit = createCreditLimitsRoom({ store: createCreditStore(db.withTables<CreditTables>()), now: clock.now });
  await credit.addStagingCredit();
  const { id: agencyId } = await db
    .withTables<CreditTables>()
    .selectFrom('agency')
    .select('id')
    .where('name', '=', 'Horizon Travel')
    .executeTakeFirstOrThrow();

  const orders = db.withTables<OrderTables>();
  const on = (tx: Tx) => tx as unknown as Kysely<OrderTables>;
  const setStatus = async (tx: Tx, { orderId }: PaymentAttempt, status: OrderTables['machine_order']['status']) => {
    await on(tx).updateTable('machine_order').set({ status }).where('id', '=', orderId).execute();
  };
  const alerts: PaymentAttempt[] = [];
  const attempts = createAttempts(
    {
      store: createAttemptStore(db.withTables<AttemptTables>()),
      transact: transactOn(db),
      booking: {
        transfer: {
          ...outside.vendor,
          waitsForAnswer,
          async lockOrder(tx, orderId) {
            const order = await on(tx)
              .selectFrom('machine_order')
              .select('status')
              .where('id', '=', orderId)
              .forUpdate()
              .executeTakeFirstOrThrow();
            return order.status === 'pending' ? 'payable' : 'notPayable';
          },
          onSettled: (tx, attempt) => setStatus(tx, attempt, 'reserved'),
          onFailed: (tx, attempt) => setStatus(tx, attempt, 'failed'),
          onCancelled: (tx, attempt) => setStatus(tx, attempt, 'cancelled'),
        },
      },
      charging: { card: outside.card, limit: createLimitCharging(credit) },
      now: clock.now,
      randomBytes,
      // Nobody sleeps: others get their turn, and then we look again.
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      alert: (attempt) => alerts.push(attempt),
      durations: DURATIONS,
    },
    () => {},
  );

  const openings: Record<'card' | '3ds' | 'limit', Opening> = {
    card: { method: 'card', card, charge: outside.charge },
    '3ds': { method: 'card', card, authenticate: outside.authenticate },
    limit: { method: 'limit' },
  };

  return {
    attempts,
    alerts,
    clock,
    credit,
    agencyId,
    outside,
    async newOrder(): Promise<string> {
      const id = `TRF-${randomBytes(8).toString('hex')}`;
      await orders.insertInto('machine_order').values({ id, status: 'pending' }).execute();
      return id;
    },
    statusOf: async (orderId: string) =>
      (await orders.selectFrom('machine_order').select('status').where('id', '=', orderId).executeTakeFirstOrThrow())
        .status,
    pay: (orderId: string, how: keyof typeof openings, amount = AMOUNT) =>
      attempts.pay({
        kind: 'transfer',
        orderId,
        agencyId,
        amount: { amount, currency: 'TRY' },
        opening: openings[how],
        context: {},
        watchUntil: addSeconds(clock.now(), 30 * 24 * 3600),
      }),
    callback: (orderId: string, attemptId: string, transactionId = `T-${attemptId}`) =>
      attempts.verify({ kind: 'transfer', orderId, attemptId, transactionId }),
    cancel: (orderId: string, refund = AMOUNT) =>
      attempts.of('transfer').cancelPaid({ orderId, refund: { amount: refund, currency: 'TRY' } }),
    /** Time passes, and the worker has looked a few times. */
    async later(seconds: number): Promise<void> {
      for (let round = 0; round < 4; round += 1) {
        clock.advance(seconds / 4);
        await attempts.worker.runOnce();
      }
    },
    attemptsOf: (orderId: string) =>
      db
        .withTables<AttemptTables>()
        .selectFrom('payment_attempt')
        .select(['id', 'status'])
        .where('order_id', '=', orderId)
        .orderBy('payment_id')
        .execute(),
    check: () => checkInvariants(db, clock.now(), outside.record()),
    stop: database.close,
  };
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;

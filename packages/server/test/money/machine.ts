import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { tablesOf } from '../../src/database/tables-of.ts';
import { transactOn } from '../../src/database/transact.ts';
import { createAuthRoom } from '../../src/features/auth/index.ts';
import { createAgencyStore } from '../../src/features/auth/store.agencies.sql.ts';
import { type AuthTables, createAuthStore } from '../../src/features/auth/store.sql.ts';
import { createCreditLimitsRoom } from '../../src/features/credit-limits/index.ts';
import { createCreditByHandStore } from '../../src/features/credit-limits/store.by-hand.sql.ts';
import { type CreditTables, createCreditStore } from '../../src/features/credit-limits/store.sql.ts';
import { planOf } from '../../src/features/transfer-orders/rules.legs.ts';
import { advance } from '../../src/payment-attempts/advance.ts';
import { createAttempts } from '../../src/payment-attempts/index.ts';
import { createLimitCharging } from '../../src/payment-attempts/limit-charging.ts';
import { DURATIONS } from '../../src/payment-attempts/rules.ts';
import type { AttemptTables } from '../../src/payment-attempts/store.rows.sql.ts';
import { createAttemptStore } from '../../src/payment-attempts/store.sql.ts';
import { createTaskStore, type TaskTables } from '../../src/payment-attempts/store.tasks.sql.ts';
import type { OperatorTask } from '../../src/payment-attempts/store.tasks.ts';
import type { AttemptDeps } from '../../src/payment-attempts/types.ts';
import type { BookingPort } from '../../src/ports/booking.ts';
import type { CardPort } from '../../src/ports/charging.ts';
import type { Payment } from '../../src/ports/paying.ts';
import type { OrderKind, PaymentAttempt } from '../../src/ports/payment-attempts.ts';
import type { Tx } from '../../src/ports/transaction.ts';
import { CardNumber } from '../../src/shared/card-number.ts';
import { addSeconds } from '../../src/shared/time.ts';
import { createTestClock } from '../support/clock.ts';
import { openTestDatabase } from '../support/database.ts';
import { checkInvariants } from '../support/invariants.ts';
import { keysWith } from '../support/people.ts';
import { testKeys, testSigning } from '../support/signing.ts';
import { createExternalSystems } from './external-systems.ts';

const withCard = {
  card: {
    number: new CardNumber('5528790000000008'),
    expireMonth: '12',
    expireYear: '2029',
    holderName: 'Elif Demir',
    cvc: '123',
  },
  installmentCount: 1,
};
const otherCard = { ...withCard.card, number: new CardNumber('5526080000000006') };
const payments: Readonly<Record<'card' | '3ds' | 'other3ds' | 'limit', Payment>> = {
  card: { by: 'card', ...withCard },
  '3ds': { by: 'card3ds', ...withCard, returnUrl: 'https://api.example/back', language: 'en' },
  other3ds: {
    by: 'card3ds',
    card: otherCard,
    installmentCount: 3,
    returnUrl: 'https://api.example/back',
    language: 'en',
  },
  limit: { by: 'limit' },
};

const AMOUNT = 100_00;
/** Polling period, longer than any history, so that bookings from earlier histories are no longer polled. */
const WATCH_SECONDS = 4 * 3_600;

type OrderTables = {
  machine_order: {
    id: string;
    status: 'pending' | 'reserved' | 'failed' | 'cancelled';
    cancelled_by: 'agency' | 'vendor' | null;
    /** Leg that the vendor has cancelled; each order has two legs. */
    lost_leg: Leg | null;
  };
};

type Leg = 'oneway' | 'return';
const LEGS: readonly Leg[] = ['oneway', 'return'];

/** True if orders of this kind wait for a vendor that does not respond, as in the service. */
const waitsForAnswer: Readonly<Record<OrderKind, boolean>> = { car: true, transfer: false };
const prefixes: Readonly<Record<OrderKind, string>> = { car: 'CAR', transfer: 'TRF' };
const kindOf = (orderId: string): OrderKind => (orderId.startsWith(prefixes.car) ? 'car' : 'transfer');

/** Number of turns that a waiting call yields to others. A slow external call takes twenty turns. */
const TURNS_OF_OTHERS = 5;

/** Sorts attempts by their first transition, because their IDs are not in chronological order. */
export const inTheirOrder = sql`(select min(id) from attempt_transition where attempt_id = payment_attempt.id)`;

/** Starts the state machine on a real database, with minimal orders of both kinds and in-memory external parties. */
export async function startMachine({ card }: { readonly card?: CardPort } = {}) {
  const clock = createTestClock();
  const database = await openTestDatabase();
  const { db } = database;
  await sql`create table machine_order (id text primary key, status text not null, cancelled_by text, lost_leg text)`.execute(
    db,
  );
  const external = createExternalSystems();
  const auth = createAuthRoom({
    store: createAuthStore(db.withTables<AuthTables>()),
    agencies: createAgencyStore(db.withTables<AuthTables>()),
    keys: { accessTokens: testKeys, refreshTokens: testSigning },
    environment: 'staging',
    report: () => {},
    now: clock.now,
    randomBytes,
  });
  await auth.addStagingAgencies();
  const credit = createCreditLimitsRoom({
    store: createCreditStore(db.withTables<CreditTables>()),
    byHand: createCreditByHandStore(db.withTables<CreditTables>()),
    now: clock.now,
  });
  await credit.addStagingCredit();
  const { id: agencyId } = await db
    .withTables<CreditTables>()
    .selectFrom('agency')
    .select('id')
    .where('name', '=', 'Horizon Travel')
    .executeTakeFirstOrThrow();

  const orders = db.withTables<OrderTables>();
  const on = (tx: Tx) => tablesOf<OrderTables>(tx);
  const update = async (
    tx: Tx,
    { orderId }: Pick<PaymentAttempt, 'orderId'>,
    changes: Partial<OrderTables['machine_order']>,
  ) => {
    await on(tx).updateTable('machine_order').set(changes).where('id', '=', orderId).execute();
  };
  const orderOf = (orderId: string) =>
    orders.selectFrom('machine_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  /** Each remaining leg costs half the amount. */
  const half = (leg: Leg, amount: number) => ({ leg, refund: amount / LEGS.length });
  const bookingPort = (kind: OrderKind): BookingPort => ({
    ...external.vendor,
    waitsForAnswer: waitsForAnswer[kind],
    orderTable: 'machine_order',
    async lockOrder(tx, orderId) {
      const order = await on(tx)
        .selectFrom('machine_order')
        .select('status')
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return order.status === 'pending' ? 'payable' : 'notPayable';
    },
    async onSeen() {},
    onCompleted: (tx, attempt) => update(tx, attempt, { status: 'reserved' }),
    onFailed: (tx, attempt) => update(tx, attempt, { status: 'failed' }),
    async droppedBy({ orderId, amount }, reservation) {
      if (reservation.status === 'refused') return undefined;
      const { lost_leg } = await orderOf(orderId);
      const gone = reservation.cancelledLegs?.map(({ leg }) => leg) ?? [];
      const isOver = (leg: Leg) => reservation.status === 'cancelled' || gone.includes(leg);
      const lost = LEGS.filter((leg) => leg !== lost_leg && isOver(leg));
      if (lost.length === 0) return undefined;
      const legs = lost.map((leg) => half(leg, amount.amount));
      return planOf(
        legs,
        LEGS.some((leg) => leg !== lost_leg && !lost.includes(leg)),
      );
    },
    onCancelled: (tx, attempt) =>
      attempt.legCancellation?.leavesReserved
        ? update(tx, attempt, { lost_leg: attempt.legCancellation.legs[0]!.leg })
        : update(tx, attempt, { status: 'cancelled', cancelled_by: attempt.cancelledBy ?? 'agency' }),
  });
  const alerts: PaymentAttempt[] = [];
  const opened: OperatorTask[] = [];
  const store = createAttemptStore(db.withTables<AttemptTables>(), { randomBytes, sealing: keysWith().personalData });
  const deps: AttemptDeps = {
    store,
    transact: transactOn(db),
    booking: { car: bookingPort('car'), transfer: bookingPort('transfer') },
    charging: { card: card ?? external.card, limit: createLimitCharging(credit) },
    now: clock.now,
    randomBytes,
    // Waits without sleeping: yields to other calls before the attempt is read again.
    wait: async () => {
      for (let turn = 0; turn < TURNS_OF_OTHERS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    },
    alert: (attempt) => alerts.push(attempt),
    refused: () => {},
    tasks: createTaskStore(db.withTables<TaskTables>()),
    callingFor: (_order, work) => work(),
    taskOpened: (task) => opened.push(task),
    durations: DURATIONS,
    signing: testSigning,
  };
  const errors: unknown[] = [];
  const attempts = createAttempts(deps, (error) => errors.push(error));

  const find = async (id: string) => (await store.find(id))!;
  external.whenOvertaken(async ({ id }) => advance(await find(id), deps));

  return {
    attempts,
    alerts,
    opened,
    clock,
    credit,
    agencyId,
    database,
    external,
    find,
    /** Advances an attempt, regardless of its lease. */
    takeOn: (attempt: PaymentAttempt) => advance(attempt, deps),
    takeErrors: () => errors.splice(0),
    async newOrder(kind: OrderKind = 'car'): Promise<string> {
      const id = `${prefixes[kind]}-${randomBytes(8).toString('hex')}`;
      await orders
        .insertInto('machine_order')
        .values({ id, status: 'pending', cancelled_by: null, lost_leg: null })
        .execute();
      return id;
    },
    orderOf,
    statusOf: async (orderId: string) =>
      (await orders.selectFrom('machine_order').select('status').where('id', '=', orderId).executeTakeFirstOrThrow())
        .status,
    pay: (orderId: string, how: keyof typeof payments | Payment, amount = AMOUNT) =>
      attempts.pay({
        kind: kindOf(orderId),
        orderId,
        agencyId,
        amount: { amount, currency: 'TRY' },
        payment: typeof how === 'string' ? payments[how] : how,
        context: {},
        party: `${prefixes[kindOf(orderId)]}-VENDOR`,
        firstPickUpAt: addSeconds(clock.now(), WATCH_SECONDS),
        watchUntil: addSeconds(clock.now(), WATCH_SECONDS),
      }),
    callback: (orderId: string, attemptId: string, transactionId = `T-${attemptId}`) =>
      attempts.verify({ kind: kindOf(orderId), orderId, attemptId, transactionId }),
    /** Cancels an order before it is paid. Returns true if it was cancelled. */
    withdraw: (orderId: string) =>
      deps.transact(async (tx) => {
        const kind = kindOf(orderId);
        if ((await bookingPort(kind).lockOrder(tx, orderId)) === 'notPayable') return false;
        const isFree = await attempts.of(kind).withdraw(tx, orderId);
        if (isFree) await update(tx, { orderId }, { status: 'cancelled', cancelled_by: 'agency' });
        return isFree;
      }),
    /** Cancels a paid order. If the vendor has cancelled one leg, the refund is at most the price of the other. */
    cancel: (orderId: string, refund = AMOUNT) =>
      attempts.of(kindOf(orderId)).cancelPaid({
        orderId,
        plan: async () => ((await orderOf(orderId)).lost_leg ? { refund: Math.min(refund, AMOUNT / 2) } : { refund }),
      }),
    /** Advances the clock and runs the worker several times. */
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
        .orderBy(inTheirOrder)
        .execute(),
    /** Returns all transitions so far, each with the kind of its order, such as `car: charging → charged`. */
    async transitions(): Promise<string[]> {
      const { rows } = await sql<{ transition: string }>`
        select distinct order_kind || ': ' || coalesce(from_status, 'new') || ' → ' || to_status as transition
        from attempt_transition join payment_attempt on payment_attempt.id = attempt_id`.execute(db);
      return rows.map(({ transition }) => transition);
    },
    check: () => checkInvariants(database, clock.now(), external.record()),
    stop: database.close,
  };
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;

import {
  type Expression,
  type Generated,
  type InsertQueryBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type UpdateQueryBuilder,
} from 'kysely';
import { tablesOf } from '../database/tables-of.ts';
import type {
  Challenge,
  Decline,
  LegCancellation,
  OrderKind,
  PaymentAttempt,
  PaymentMethod,
  PaymentStatus,
} from '../ports/payment-attempts.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { Tx } from '../ports/transaction.ts';
import { newNumber } from '../shared/ids.ts';
import type { Currency } from '../shared/money.ts';
import type { Sealing } from '../shared/sealed.ts';
import { statusesThat } from './states.ts';
import type { AttemptStore, OrderKey, Work } from './store.ts';
import type { AttemptChanges } from './types.ts';

export type AttemptTables = {
  payment_attempt: {
    id: string;
    payment_id: number;
    order_kind: OrderKind;
    order_id: string;
    agency_id: number;
    method: PaymentMethod;
    status: PaymentStatus;
    amount: number;
    currency: Currency;
    card_first_six: string | null;
    card_last_four: string | null;
    installment_count: number | null;
    request_fingerprint: Uint8Array | null;
    transaction_id: string | null;
    /** Of attempts of earlier releases, as `context` is; a day later it is gone. */
    challenge: string | null;
    challenge_sealed: Buffer | null;
    decline: Decline | null;
    booking_message: string | null;
    vendor_reservation_id: string | null;
    refund_amount: number | null;
    cancelled_by: 'agency' | 'vendor' | null;
    leg_cancellation: LegCancellation | null;
    refunded_before: Generated<number>;
    context: Readonly<Record<string, string>>;
    context_sealed: Buffer | null;
    party: Generated<string>;
    /** Null: as `watch_until`. */
    first_pick_up_at: Date | null;
    watch_until: Date;
    changed_at: Date;
    deadline_at: Date | null;
    due_at: Date | null;
    leased_until: Date | null;
    refusals: Generated<number>;
    alerted_at: Date | null;
  };
  attempt_transition: {
    id: Generated<number>;
    attempt_id: string;
    from_status: PaymentStatus | null;
    to_status: PaymentStatus;
    moved_at: Date;
  };
  callback_inbox: {
    attempt_id: string;
    transaction_id: string;
    first_received_at: Date;
  };
};

type Db = Kysely<AttemptTables>;
const on = (tx: Tx) => tablesOf<AttemptTables>(tx);

const leavesPayable = statusesThat(({ leavesPayable }) => leavesPayable === true);
const paid = statusesThat(({ isPaid }) => isPaid === true);

/** Literals, as in the partial indexes. */
const watchedStatuses = sql.join(statusesThat(({ due }) => due === 'watch').map((status) => sql.lit(status)));
export const isDueFor: Readonly<Record<Work, RawBuilder<SqlBool>>> = {
  money: sql<SqlBool>`due_at is not null and status <> all (array[${watchedStatuses}])`,
  watch: sql<SqlBool>`due_at is not null and status = any (array[${watchedStatuses}])`,
};

/** What is due first at each party, from one to the next in the index: however much is due, each is one step. */
export function dueFirst(work: Work): RawBuilder<unknown> {
  const first = sql`select order_kind, party, due_at from payment_attempt where ${isDueFor[work]}`;
  return sql`(
    (${first} order by order_kind, party, due_at limit 1)
    union all
    select next.* from lane cross join lateral (
      ${first} and (order_kind, party) > (lane.order_kind, lane.party) order by order_kind, party, due_at limit 1
    ) next
  )`;
}

type StoreDeps = {
  /** Draws the number that partners see. */
  readonly randomBytes: RandomBytes;
  readonly sealing: Sealing;
};

export function createAttemptStore(db: Db, { randomBytes, sealing }: StoreDeps): AttemptStore {
  const toAttempt = (row: AttemptRow) => attemptOf(row, sealing);
  const columns = (id: string, changes: AttemptChanges) => changedColumns(id, changes, sealing);
  const attempts = (from: Db, { kind, orderId }: OrderKey) =>
    from.selectFrom('payment_attempt').where('order_kind', '=', kind).where('order_id', '=', orderId);

  return {
    async insert(tx, attempt, at) {
      const add = (paymentID: number) =>
        withLog(
          tx,
          null,
          on(tx)
            .insertInto('payment_attempt')
            .values({
              payment_id: paymentID,
              id: attempt.id,
              order_kind: attempt.kind,
              order_id: attempt.orderId,
              agency_id: attempt.agencyId,
              method: attempt.method,
              status: attempt.status,
              amount: attempt.amount.amount,
              currency: attempt.amount.currency,
              card_first_six: attempt.card?.firstSix,
              card_last_four: attempt.card?.lastFour,
              installment_count: attempt.installmentCount,
              request_fingerprint: attempt.requestFingerprint,
              context: {},
              context_sealed: sealing.seal(attempt.context, attempt.id),
              party: attempt.party,
              first_pick_up_at: attempt.firstPickUpAt,
              watch_until: attempt.watchUntil,
              changed_at: at,
              deadline_at: attempt.deadlineAt,
              due_at: attempt.dueAt,
              leased_until: attempt.leasedUntil,
            })
            .onConflict((conflict) => conflict.doNothing())
            .returningAll(),
        );
      let row = await add(newNumber(randomBytes));
      while (!row) {
        if (await attempts(on(tx), attempt).select('id').where('status', 'not in', leavesPayable).executeTakeFirst()) {
          return undefined;
        }
        // The number is taken.
        row = await add(newNumber(randomBytes));
      }
      return toAttempt(row);
    },

    async find(id) {
      const row = await db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toAttempt(row);
    },

    async findBegin(id) {
      const row = await db
        .selectFrom('attempt_transition')
        .select('moved_at')
        .where('attempt_id', '=', id)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.moved_at;
    },

    async findCurrent(order, tx) {
      const row = await attempts(tx ? on(tx) : db, order)
        .selectAll()
        .where('status', 'not in', leavesPayable)
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async findPaid({ kind, orderIds }) {
      if (orderIds.length === 0) return [];
      const rows = await db
        .selectFrom('payment_attempt')
        .selectAll()
        .select((attempt) => [
          paidAt(attempt.ref('payment_attempt.id')).as('paid_at'),
          refundedAt(attempt.ref('payment_attempt.id')).as('refunded_at'),
        ])
        .where('order_kind', '=', kind)
        .where('order_id', 'in', orderIds)
        .where('status', 'in', paid)
        .execute();
      return rows.map((row) => ({
        // Each order that is read comes here, and nobody is led back from the bank.
        ...toAttempt({ ...row, context_sealed: null, challenge_sealed: null }),
        paidAt: row.paid_at ?? row.changed_at,
        refundedAt: row.refunded_at ?? undefined,
      }));
    },

    async countTriedCards(order, tx) {
      return attempts(on(tx), order)
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('status', '=', 'declined').as('declined'),
          fn.countAll<number>().filterWhere('status', '=', 'withdrawn').as('withdrawn'),
        ])
        .where('method', '=', 'card')
        .executeTakeFirstOrThrow();
    },

    async transition(
      tx,
      { id, status, refundedBefore, refundAmount = 0 },
      { to, at, deadlineAt, dueAt, leasedUntil, ...changes },
    ) {
      const moved = on(tx)
        .updateTable('payment_attempt')
        .set({
          ...columns(id, changes),
          status: to,
          changed_at: at,
          deadline_at: deadlineAt ?? null,
          due_at: dueAt ?? null,
          leased_until: leasedUntil ?? null,
          request_fingerprint: null,
          alerted_at: null,
          refusals: 0,
          // A refused cancellation stays in the log only.
          refund_amount: to === 'completed' ? null : changes.refundAmount,
          cancelled_by: to === 'completed' ? null : changes.cancelledBy,
          leg_cancellation: to === 'completed' ? null : legColumn(changes),
          // A way came back, and the other stands.
          ...(status === 'refunding' && to === 'completed' && { refunded_before: refundedBefore + refundAmount }),
        })
        .where('id', '=', id)
        .where('status', '=', status)
        .where('refunded_before', '=', refundedBefore)
        .returningAll();
      const row = await withLog(tx, status, moved);
      return row && toAttempt(row);
    },

    async update(id, changes) {
      await db.updateTable('payment_attempt').set(columns(id, changes)).where('id', '=', id).execute();
    },

    async lease({ id, status }, now, until) {
      const row = await db
        .updateTable('payment_attempt')
        .set({ due_at: until, leased_until: until })
        .where('id', '=', id)
        .where('status', '=', status)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .returningAll()
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async hasten({ id, party }, now) {
      const own = db.selectFrom('payment_attempt').select('id').where('id', '=', id).where('party', '=', party);
      if (!(await own.executeTakeFirst())) return false;
      await db
        .updateTable('payment_attempt')
        .set({ due_at: now })
        .where('id', '=', id)
        .where(isDueFor.watch)
        .where('due_at', '>', now)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .execute();
      return true;
    },

    async findDueLanes(work, now) {
      const { rows } = await sql<{ kind: OrderKind; party: string }>`
        with recursive lane as ${dueFirst(work)}
        select order_kind as kind, party from lane where due_at <= ${now}`.execute(db);
      return rows;
    },

    async leaseDue(work, { kind, party }, { now, until, atMost }) {
      const rows = await db
        .updateTable('payment_attempt')
        .set({ due_at: until, leased_until: until })
        .where('id', 'in', (attempt) =>
          attempt
            .selectFrom('payment_attempt')
            .select('id')
            .where(isDueFor[work])
            .where('order_kind', '=', kind)
            .where('party', '=', party)
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .limit(atMost)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute();
      return rows.map(toAttempt);
    },

    async release({ id, status }, dueAt, refusals) {
      await db
        .updateTable('payment_attempt')
        .set({ due_at: dueAt ?? null, leased_until: null, refusals })
        .where('id', '=', id)
        .where('status', '=', status)
        .execute();
    },

    async takeOverdue(overdueSince, now) {
      const rows = await db
        .updateTable('payment_attempt')
        .set({ alerted_at: now })
        .where('deadline_at', '<=', overdueSince)
        .where('alerted_at', 'is', null)
        .returningAll()
        .execute();
      return rows.map(toAttempt);
    },

    async noteCallback({ id }, transactionId, at) {
      await db
        .insertInto('callback_inbox')
        .values({ attempt_id: id, transaction_id: transactionId, first_received_at: at })
        .onConflict((conflict) => conflict.columns(['attempt_id', 'transaction_id']).doNothing())
        .execute();
    },
  };
}

type Change =
  | InsertQueryBuilder<AttemptTables, 'payment_attempt', AttemptRow>
  | UpdateQueryBuilder<AttemptTables, 'payment_attempt', 'payment_attempt', AttemptRow>;

/** Changes an attempt and logs its transition, in one statement. @returns the attempt, where there was one to change */
function withLog(tx: Tx, from: PaymentStatus | null, change: Change): Promise<AttemptRow | undefined> {
  return on(tx)
    .with('moved', () => change)
    .with('logged', (db) =>
      db
        .insertInto('attempt_transition')
        .columns(['attempt_id', 'from_status', 'to_status', 'moved_at'])
        .expression((row) =>
          row
            .selectFrom('moved')
            .select([
              'moved.id',
              sql<PaymentStatus | null>`${from}::text`.as('from_status'),
              'moved.status',
              'moved.changed_at',
            ]),
        ),
    )
    .selectFrom('moved')
    .selectAll()
    .executeTakeFirst();
}

/** The log says when the money was taken, and when some of it went back for the last time. */
const paidAt = (attemptId: Expression<string>) =>
  sql<Date | null>`(select min(moved_at) from attempt_transition where attempt_id = ${attemptId} and to_status = 'charged')`;
const refundedAt = (attemptId: Expression<string>) =>
  sql<Date | null>`(select max(moved_at) from attempt_transition
    where attempt_id = ${attemptId} and (to_status = 'reversed' or from_status = 'refunding'))`;

const legColumn = ({ legCancellation }: AttemptChanges) =>
  legCancellation && sql<LegCancellation>`${JSON.stringify(legCancellation)}::jsonb`;

/** The query builder leaves out what is undefined. */
function changedColumns(id: string, changes: AttemptChanges, { seal }: Sealing) {
  return {
    transaction_id: changes.transactionId,
    challenge_sealed: changes.challenge && seal(changes.challenge, challengeOf(id)),
    decline: changes.decline,
    booking_message: changes.bookingMessage,
    vendor_reservation_id: changes.vendorReservationId,
    refund_amount: changes.refundAmount,
    cancelled_by: changes.cancelledBy,
  };
}

type AttemptRow = Selectable<AttemptTables['payment_attempt']>;

/** Beside the context, which is sealed for the attempt itself. */
const challengeOf = (id: string) => `${id}:challenge`;

function readChallenge({ id, challenge, challenge_sealed: sealed }: AttemptRow, { open }: Sealing) {
  if (sealed) return open<Challenge>(sealed, challengeOf(id));
  return challenge === null ? undefined : (JSON.parse(challenge) as Challenge);
}

function attemptOf(row: AttemptRow, sealing: Sealing): PaymentAttempt {
  return {
    id: row.id,
    paymentID: row.payment_id,
    kind: row.order_kind,
    orderId: row.order_id,
    agencyId: row.agency_id,
    method: row.method,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
    card:
      row.card_first_six === null || row.card_last_four === null
        ? undefined
        : { firstSix: row.card_first_six, lastFour: row.card_last_four },
    installmentCount: row.installment_count ?? undefined,
    requestFingerprint: row.request_fingerprint ?? undefined,
    transactionId: row.transaction_id ?? undefined,
    challenge: readChallenge(row, sealing),
    decline: row.decline ?? undefined,
    bookingMessage: row.booking_message ?? undefined,
    vendorReservationId: row.vendor_reservation_id ?? undefined,
    refundAmount: row.refund_amount ?? undefined,
    cancelledBy: row.cancelled_by ?? undefined,
    legCancellation: row.leg_cancellation ?? undefined,
    refundedBefore: row.refunded_before,
    context: row.context_sealed ? sealing.open(row.context_sealed, row.id) : row.context,
    party: row.party,
    firstPickUpAt: row.first_pick_up_at ?? row.watch_until,
    watchUntil: row.watch_until,
    changedAt: row.changed_at,
    deadlineAt: row.deadline_at ?? undefined,
    dueAt: row.due_at ?? undefined,
    leasedUntil: row.leased_until ?? undefined,
    refusals: row.refusals,
  };
}

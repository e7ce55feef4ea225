import { type Kysely, type SqlBool, sql } from 'kysely';
import { anyIn } from '../database/any-of.ts';
import { tablesOf } from '../database/tables-of.ts';
import type { LegCancellation } from '../ports/payment-attempts.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { Tx } from '../ports/transaction.ts';
import { newNumber } from '../shared/ids.ts';
import { money } from '../shared/money.ts';
import type { Sealing } from '../shared/sealed.ts';
import { statusesThat } from './states.ts';
import { createLeasing } from './store.leasing.sql.ts';
import { paidAt, refundedAt, withLog } from './store.log.sql.ts';
import { type AttemptRow, type AttemptTables, attemptColumns, attemptOf, challengeOf } from './store.rows.sql.ts';
import type { AttemptStore, OrderKey } from './store.ts';
import type { AttemptChanges } from './types.ts';

type Db = Kysely<AttemptTables>;
const on = (tx: Tx) => tablesOf<AttemptTables>(tx);

/** Literals, because a generic plan uses a partial index only if its condition contains no parameter. */
const leavesPayable = statusesThat(({ leavesPayable }) => leavesPayable === true).map((status) => sql.lit(status));

type StoreDeps = {
  /** Generates the payment number that partners see. */
  readonly randomBytes: RandomBytes;
  readonly sealing: Sealing;
};

export function createAttemptStore(db: Db, { randomBytes, sealing }: StoreDeps): AttemptStore {
  const toAttempt = (row: AttemptRow) => attemptOf(row, sealing);
  const attempts = (from: Db, { kind, orderId }: OrderKey) =>
    from.selectFrom('payment_attempt').where('order_kind', '=', kind).where('order_id', '=', orderId);

  return {
    ...createLeasing(db, { toAttempt }),

    async insert(tx, attempt, at) {
      const add = (paymentID: number) =>
        withLog(
          on(tx),
          null,
          on(tx)
            .insertInto('payment_attempt')
            .values({
              payment_id: paymentID,
              id: attempt.id,
              order_kind: attempt.kind,
              order_id: attempt.orderId,
              agency_id: attempt.agencyId,
              payment_session_id: attempt.sessionId,
              method: attempt.method,
              status: attempt.status,
              amount: attempt.amount.amount,
              currency: attempt.amount.currency,
              card_first_six: attempt.card?.firstSix,
              card_last_four: attempt.card?.lastFour,
              installment_count: attempt.installmentCount,
              request_fingerprint: attempt.requestFingerprint,
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
            .returning(attemptColumns),
        );
      let row = await add(newNumber(randomBytes));
      while (!row) {
        if (await attempts(on(tx), attempt).select('id').where('status', 'not in', leavesPayable).executeTakeFirst()) {
          return undefined;
        }
        // The payment number is already in use.
        row = await add(newNumber(randomBytes));
      }
      return toAttempt(row);
    },

    async find(id) {
      const row = await db.selectFrom('payment_attempt').select(attemptColumns).where('id', '=', id).executeTakeFirst();
      return row && toAttempt(row);
    },

    async findLatestOf(sessionId) {
      const row = await db
        .selectFrom('payment_attempt')
        .select(attemptColumns)
        .where('payment_session_id', '=', sessionId)
        // Only the latest attempt can be live, because every earlier attempt ended before it began.
        .orderBy(
          (attempt) =>
            attempt
              .selectFrom('attempt_transition')
              .select(({ fn }) => fn.min('id').as('first'))
              .whereRef('attempt_transition.attempt_id', '=', 'payment_attempt.id'),
          'desc',
        )
        .limit(1)
        .executeTakeFirst();
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
        .select(attemptColumns)
        .where('status', 'not in', leavesPayable)
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async findCurrentOf({ kind, orderIds }) {
      if (orderIds.length === 0) return [];
      const rows = await db
        .selectFrom('payment_attempt')
        .select(['order_id', 'status', 'method', 'amount', 'currency', 'installment_count', 'changed_at'])
        .select(['refund_amount', 'refunded_before', 'refusals', 'leg_cancellation'])
        .select(['deadline_at', 'due_at', 'leased_until'])
        .select((attempt) => [
          attempt('challenge_sealed', 'is not', null).as('has_challenge'),
          paidAt(attempt.ref('payment_attempt.id')).as('paid_at'),
          refundedAt(attempt.ref('payment_attempt.id')).as('refunded_at'),
        ])
        .where('order_kind', '=', kind)
        .where('order_id', '=', anyIn(orderIds))
        .where('status', 'not in', leavesPayable)
        .execute();
      return rows.map((row) => ({
        orderId: row.order_id,
        status: row.status,
        method: row.method,
        amount: money(row.amount, row.currency),
        installmentCount: row.installment_count ?? undefined,
        refundAmount: row.refund_amount ?? undefined,
        refundedBefore: row.refunded_before,
        refusals: row.refusals,
        legCancellation: row.leg_cancellation ?? undefined,
        challenge: row.has_challenge || undefined,
        deadlineAt: row.deadline_at ?? undefined,
        dueAt: row.due_at ?? undefined,
        leasedUntil: row.leased_until ?? undefined,
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
      { id, orderId, status, refundedBefore, cancellations, refundAmount = 0 },
      { to, at, deadlineAt, dueAt, leasedUntil, ...changes },
      { orderTable, tx },
    ) {
      const held = sql<{ id: string }>`(select id from ${sql.table(orderTable)} where id = ${orderId} for update)`;
      const tables = tx ? on(tx) : db;
      const moved = tables
        .updateTable('payment_attempt')
        .set({
          ...changedColumns(id, changes, sealing),
          status: to,
          changed_at: at,
          deadline_at: deadlineAt ?? null,
          due_at: dueAt ?? null,
          leased_until: leasedUntil ?? null,
          request_fingerprint: null,
          alerted_at: null,
          refusals: 0,
          // A refused cancellation is recorded only in the transition log.
          refund_amount: to === 'completed' ? null : changes.refundAmount,
          cancelled_by: to === 'completed' ? null : changes.cancelledBy,
          leg_cancellation: to === 'completed' ? null : legColumn(changes),
          // One leg was refunded and the other remains booked.
          refunded_before: status === 'refunding' && to === 'completed' ? refundedBefore + refundAmount : undefined,
          cancellations: to === 'cancelling' ? cancellations + 1 : undefined,
        })
        .where('id', '=', id)
        .where('status', '=', status)
        .where('refunded_before', '=', refundedBefore)
        // The refund for a leg may be 0, so the refunds alone do not show every cancellation.
        .where(sql<SqlBool>`coalesce(cancellations, 0) = ${cancellations}`)
        .where(sql<SqlBool>`order_id in (select id from held)`)
        .returning(attemptColumns);
      const row = await withLog(
        tables.with('held', () => held),
        status,
        moved,
      );
      return row && toAttempt(row);
    },

    async update(id, changes) {
      await db
        .updateTable('payment_attempt')
        .set(changedColumns(id, changes, sealing))
        .where('id', '=', id)
        .execute();
    },

    async rewatch(tx, { kind, orderId }, { firstPickUpAt, watchUntil }) {
      await on(tx)
        .updateTable('payment_attempt')
        .set({ first_pick_up_at: firstPickUpAt, watch_until: watchUntil })
        .where('order_kind', '=', kind)
        .where('order_id', '=', orderId)
        .where('status', '=', 'completed')
        .execute();
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

const legColumn = ({ legCancellation }: AttemptChanges) =>
  legCancellation && sql<LegCancellation>`${JSON.stringify(legCancellation)}::jsonb`;

/** The query builder omits undefined columns. */
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

import { type Generated, type Kysely, type Selectable, sql } from 'kysely';
import {
  type Challenge,
  type Decline,
  FORGOTTEN_STATUSES,
  type Learned,
  type OrderKind,
  type PaymentAttempt,
  type PaymentMethod,
  type Status,
} from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { Currency } from '../shared/money.ts';
import type { AttemptStore, OrderKey } from './store.ts';

export type AttemptTables = {
  payment_attempt: {
    id: string;
    payment_id: Generated<number>;
    order_kind: OrderKind;
    order_id: string;
    agency_id: number;
    method: PaymentMethod;
    status: Status;
    amount: number;
    currency: Currency;
    card_first_six: string | null;
    card_last_four: string | null;
    transaction_id: string | null;
    challenge: string | null;
    decline: Decline | null;
    booking_message: string | null;
    vendor_reservation_id: string | null;
    refund_amount: number | null;
    cancelled_by: 'agency' | 'vendor' | null;
    context: Readonly<Record<string, string>>;
    watch_until: Date;
    changed_at: Date;
    deadline_at: Date | null;
    wake_at: Date | null;
    alerted_at: Date | null;
  };
  attempt_transition: {
    id: Generated<number>;
    attempt_id: string;
    from_status: Status | null;
    to_status: Status;
    moved_at: Date;
  };
  callback_inbox: {
    attempt_id: string;
    transaction_id: string;
    first_received_at: Date;
    times_received: Generated<number>;
  };
};

type Db = Kysely<AttemptTables>;
const on = (tx: Tx) => tx as unknown as Db;

export function createAttemptStore(db: Db): AttemptStore {
  const attempts = (from: Db, { kind, orderId }: OrderKey) =>
    from.selectFrom('payment_attempt').where('order_kind', '=', kind).where('order_id', '=', orderId);

  return {
    async insert(tx, attempt, at) {
      const row = await on(tx)
        .insertInto('payment_attempt')
        .values({
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
          context: attempt.context,
          watch_until: attempt.watchUntil,
          changed_at: at,
          deadline_at: attempt.deadlineAt,
          wake_at: attempt.wakeAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await log(tx, { attempt_id: row.id, from_status: null, to_status: row.status, moved_at: at });
      return toAttempt(row);
    },

    async find(id) {
      const row = await db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toAttempt(row);
    },

    async findStanding(order, tx) {
      const row = await attempts(tx ? on(tx) : db, order)
        .selectAll()
        .where('status', 'not in', FORGOTTEN_STATUSES)
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async countDeclines(order, tx) {
      const { count } = await attempts(on(tx), order)
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('method', '=', 'card')
        .where('status', '=', 'declined')
        // Only a bank's word counts: silence is nobody testing cards.
        .where(sql<boolean>`decline ->> 'reason' <> 'noAnswer'`)
        .executeTakeFirstOrThrow();
      return count;
    },

    async move(tx, { id, status }, { to, learned, at, deadlineAt, wakeAt }) {
      const row = await on(tx)
        .updateTable('payment_attempt')
        .set({
          ...columns(learned),
          status: to,
          changed_at: at,
          deadline_at: deadlineAt ?? null,
          wake_at: wakeAt ?? null,
          alerted_at: null,
          // A cancellation that was refused leaves no trace but in the log.
          ...(to === 'settled' && { refund_amount: null, cancelled_by: null }),
        })
        .where('id', '=', id)
        .where('status', '=', status)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await log(tx, { attempt_id: id, from_status: status, to_status: to, moved_at: at });
      return toAttempt(row);
    },

    async learn(id, learned) {
      await db.updateTable('payment_attempt').set(columns(learned)).where('id', '=', id).execute();
    },

    async lease({ id, status, wakeAt }, until) {
      const row = await db
        .updateTable('payment_attempt')
        .set({ wake_at: until })
        .where('id', '=', id)
        .where('status', '=', status)
        .where('wake_at', 'is not distinct from', wakeAt ?? null)
        .returningAll()
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async leaseDue(now, until, atMost) {
      const rows = await db
        .updateTable('payment_attempt')
        .set({ wake_at: until })
        .where('id', 'in', (attempt) =>
          attempt
            .selectFrom('payment_attempt')
            .select('id')
            .where('wake_at', '<=', now)
            // Money under way comes before reservations that are only watched.
            .orderBy(sql`status = 'settled'`)
            .orderBy('wake_at')
            .limit(atMost)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute();
      return rows.map(toAttempt);
    },

    async release({ id, status }, wakeAt) {
      await db
        .updateTable('payment_attempt')
        .set({ wake_at: wakeAt ?? null })
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
        .onConflict((conflict) =>
          conflict
            .columns(['attempt_id', 'transaction_id'])
            .doUpdateSet((row) => ({ times_received: row('callback_inbox.times_received', '+', 1) })),
        )
        .execute();
    },
  };
}

function log(tx: Tx, row: Omit<Selectable<AttemptTables['attempt_transition']>, 'id'>): Promise<unknown> {
  return on(tx).insertInto('attempt_transition').values(row).execute();
}

function columns(learned: Learned) {
  const { transactionId, challenge, decline, bookingMessage, vendorReservationId, refundAmount, cancelledBy } = learned;
  return {
    ...(transactionId !== undefined && { transaction_id: transactionId }),
    ...(challenge !== undefined && { challenge: JSON.stringify(challenge) }),
    ...(decline !== undefined && { decline }),
    ...(bookingMessage !== undefined && { booking_message: bookingMessage }),
    ...(vendorReservationId !== undefined && { vendor_reservation_id: vendorReservationId }),
    ...(refundAmount !== undefined && { refund_amount: refundAmount }),
    ...(cancelledBy !== undefined && { cancelled_by: cancelledBy }),
  };
}

function toAttempt(row: Selectable<AttemptTables['payment_attempt']>): PaymentAttempt {
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
    transactionId: row.transaction_id ?? undefined,
    challenge: row.challenge === null ? undefined : (JSON.parse(row.challenge) as Challenge),
    decline: row.decline ?? undefined,
    bookingMessage: row.booking_message ?? undefined,
    vendorReservationId: row.vendor_reservation_id ?? undefined,
    refundAmount: row.refund_amount ?? undefined,
    cancelledBy: row.cancelled_by ?? undefined,
    context: row.context,
    watchUntil: row.watch_until,
    deadlineAt: row.deadline_at ?? undefined,
    wakeAt: row.wake_at ?? undefined,
  };
}

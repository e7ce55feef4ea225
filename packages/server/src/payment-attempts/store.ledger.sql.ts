import { type Kysely, sql } from 'kysely';
import type { BookedBy, PaymentLedger } from '../ports/ledger.ts';
import type { PaymentStatus } from '../ports/payment-attempts.ts';
import type { Currency } from '../shared/money.ts';
import { bookedOf } from './ledger.ts';

type Row = {
  id: string;
  status: PaymentStatus;
  amount: number;
  currency: Currency;
  refund_amount: number | null;
  refunded_before: number;
  changed_at: Date;
  is_due: boolean;
  is_paid_by_another: boolean;
};

export function createPaymentLedger(db: Kysely<Record<never, never>>): PaymentLedger {
  return {
    async ofDay(day, which) {
      const { rows } = await sql<Row>`
        select id, status, amount, currency, refund_amount, refunded_before, changed_at, due_at is not null as is_due,
          exists (
            select from payment_attempt other
            where other.order_kind = attempt.order_kind and other.order_id = attempt.order_id and other.id <> attempt.id
              and other.status in ('completed', 'refunded')
          ) as is_paid_by_another
        from payment_attempt attempt
        where id in (
          select attempt_id from attempt_transition
          where from_status is null
            and moved_at >= ${`${day}T00:00:00Z`}::timestamptz and moved_at < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'
        ) and ${isOf(which)}`.execute(db);
      return rows.map((row) =>
        bookedOf({
          id: row.id,
          status: row.status,
          amount: { amount: row.amount, currency: row.currency },
          refundAmount: row.refund_amount ?? 0,
          refundedBefore: row.refunded_before,
          changedAt: row.changed_at,
          isDue: row.is_due,
          isPaidByAnother: row.is_paid_by_another,
        }),
      );
    },

    async known(attemptIds) {
      const { rows } = await sql<{ id: string }>`
        select id from payment_attempt where id = any(${[...attemptIds]}::text[])`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },

    async daysChangedSince(moment) {
      const { rows } = await sql<{ day: string }>`
        select distinct to_char(begun.moved_at at time zone 'utc', 'YYYY-MM-DD') as day
        from attempt_transition changed
        join attempt_transition begun on begun.attempt_id = changed.attempt_id and begun.from_status is null
        where changed.moved_at >= ${moment}::timestamptz`.execute(db);
      return rows.map(({ day }) => day);
    },
  };
}

const isOf = (which: BookedBy) =>
  'method' in which ? sql`method = ${which.method}` : sql`order_kind = ${which.kind} and party = ${which.party}`;

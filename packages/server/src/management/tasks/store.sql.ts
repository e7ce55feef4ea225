import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Currency, money } from '../../shared/money.ts';
import type { StuckPayment, StuckPaymentStore, TaskFacts, TaskPayment } from './store.ts';

type PaymentRow = Pick<StuckPayment, 'orderId' | 'agencyId' | 'agencyName' | 'method' | 'status' | 'refusals'> & {
  readonly amount: number;
  /** Refund amount of a payment that is being refunded. */
  readonly refund: number | null;
  readonly currency: Currency;
  readonly nextTryAt: Date | null;
};
type StuckRow = PaymentRow &
  Pick<StuckPayment, 'position' | 'attemptId' | 'party' | 'since'> & {
    readonly deadlineAt: Date | null;
    readonly taskId: number | null;
  };
type TaskPaymentRow = PaymentRow & { readonly transactionId: string | null };
type TaskRow = (TaskPaymentRow | { readonly orderId: null }) & {
  readonly id: number;
  readonly difference: NonNullable<TaskFacts['difference']> | null;
};

/** Columns of `PaymentRow`. */
const PAYMENT = sql`order_id as "orderId", attempt.agency_id as "agencyId", agency.name as "agencyName", method, attempt.status,
  attempt.refusals, attempt.amount, attempt.currency, due_at as "nextTryAt",
  case when attempt.status = 'refunding' then refund_amount end as refund`;

/** Selects attempts that are past their deadline or that the processor keeps refusing. */
export const isStuck = (now: Date) => sql`(deadline_at < ${now} or (refusals > 0 and due_at is not null))`;

/** A payment's position in the list: the exact time of its last change in microseconds, and its ID. */
const POSITION = sql`(extract(epoch from changed_at) * 1000000)::bigint || ' ' || attempt.id`;

/** Selects the payments after the one at the given position, even if that payment has changed since. */
function behind(position: string): RawBuilder<unknown> {
  const [microseconds, id] = position.split(' ');
  return sql`and (changed_at, attempt.id) >
    (timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::text)`;
}

export function createStuckPaymentStore(db: Kysely<Record<never, never>>): StuckPaymentStore {
  return {
    async list(now, { after, atMost }) {
      const { rows } = await sql<StuckRow>`
        select ${PAYMENT}, attempt.id as "attemptId", ${POSITION} as position, party, changed_at as since, deadline_at as "deadlineAt", task.id as "taskId"
        from payment_attempt attempt
        join agency on agency.id = attempt.agency_id
        left join operator_task task on task.attempt_id = attempt.id and resolved_at is null
        where ${isStuck(now)} ${after === undefined ? sql`` : behind(after)}
        order by changed_at, attempt.id limit ${atMost}`.execute(db);
      return rows.map(({ amount, refund, currency, deadlineAt, nextTryAt, taskId, ...payment }) => ({
        ...payment,
        money: money(amount, currency),
        refund: refund === null ? undefined : money(refund, currency),
        nextTryAt: nextTryAt ?? undefined,
        deadlineAt: deadlineAt ?? undefined,
        taskId: taskId ?? undefined,
      }));
    },

    async factsOf(taskIds) {
      const { rows } = await sql<TaskRow>`
        select task.id, ${PAYMENT}, transaction_id as "transactionId",
          case when difference.id is not null then jsonb_build_object('party', difference.party, 'reference', reference,
            'day', day::text, 'ours', ours, 'theirs', theirs) end as difference
        from operator_task task
        left join reconciliation_difference difference on difference.id = task.difference_id
        left join payment_attempt attempt on attempt.id = coalesce(task.attempt_id, difference.attempt_id)
        left join agency on agency.id = attempt.agency_id
        where task.id = any(${taskIds}::bigint[])`.execute(db);
      return new Map(
        rows.map(({ id, difference, ...row }) => {
          const payment = row.orderId === null ? undefined : paymentOf(row);
          return [id, { payment, difference: difference ?? undefined }];
        }),
      );
    },
  };
}

const paymentOf = ({
  amount,
  refund,
  currency,
  nextTryAt,
  transactionId,
  ...payment
}: TaskPaymentRow): TaskPayment => ({
  ...payment,
  transactionId: transactionId ?? undefined,
  amount: money(refund ?? amount, currency),
  nextTryAt: nextTryAt ?? undefined,
});

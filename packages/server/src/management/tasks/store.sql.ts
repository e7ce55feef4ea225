import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PaymentMethod, PaymentStatus } from '../../ports/payment-attempts.ts';
import type { Difference } from '../../reconciliation/types.ts';
import { type Currency, type Money, money } from '../../shared/money.ts';

/** Payment that has exceeded its deadline or that the processor keeps refusing. */
export type StuckPayment = {
  /** Position in the list of stuck payments. */
  readonly position: string;
  readonly attemptId: string;
  readonly orderId: string;
  readonly agencyId: number;
  readonly agencyName: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly money: Money;
  readonly party: string;
  readonly since: Date;
  readonly deadlineAt: Date | undefined;
  /** Number of permanent refusals in the current status. */
  readonly refusals: number;
  /** Amount to return; `undefined` unless the payment is being refunded. */
  readonly refund: Money | undefined;
  /** Earliest time at which a worker retries the step; `undefined` if the payment is not scheduled. */
  readonly nextTryAt: Date | undefined;
  /** Operator task that the payment is waiting for. */
  readonly taskId: number | undefined;
};

/** Payment that a task concerns. `amount` is the refund while the payment is being refunded. */
export type TaskPayment = Pick<StuckPayment, 'orderId' | 'agencyId' | 'method' | 'status' | 'refusals'> &
  Pick<StuckPayment, 'agencyName' | 'nextTryAt'> & {
    readonly amount: Money;
    /** The processor's transaction ID for the charge. */
    readonly transactionId: string | undefined;
  };

/** `after` is the position of the last payment on the previous page. */
export type StuckPage = { readonly after: string | undefined; readonly atMost: number };

export type TaskFacts = {
  readonly payment: TaskPayment | undefined;
  /** The discrepancy that the task concerns, with the entries from both sides. */
  readonly difference:
    | (Pick<Difference, 'reference' | 'ours' | 'theirs'> & { readonly party: string; readonly day: string })
    | undefined;
};

/** Reads payments across all agencies, for operators only. */
export type StuckPaymentStore = {
  /** Lists payments, longest-waiting first. */
  readonly list: (now: Date, page: StuckPage) => Promise<readonly StuckPayment[]>;
  /** Returns the payment or discrepancy that each of the given tasks concerns, by task ID. */
  readonly factsOf: (taskIds: readonly number[]) => Promise<ReadonlyMap<number, TaskFacts>>;
};

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

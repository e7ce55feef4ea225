import { type Kysely, sql } from 'kysely';
import { type Currency, money } from '../../shared/money.ts';
import type { PaidOrder, StuckPayment, StuckPaymentStore } from './store.ts';

type StuckRow = Omit<StuckPayment, 'money' | 'deadlineAt' | 'taskId'> & {
  amount: number;
  currency: Currency;
  deadlineAt: Date | null;
  taskId: number | null;
};

/** Selects attempts that are past their deadline or that the processor keeps refusing. */
export const isStuck = (now: Date) => sql`(deadline_at < ${now} or (refusals > 0 and due_at is not null))`;

export function createStuckPaymentStore(db: Kysely<Record<never, never>>): StuckPaymentStore {
  return {
    async list(now) {
      const { rows } = await sql<StuckRow>`
        select attempt.id as "attemptId", order_id as "orderId", agency_id as "agencyId", name as "agencyName", method, status, party, amount, currency,
          changed_at as since, deadline_at as "deadlineAt", refusals, task.id as "taskId"
        from payment_attempt attempt
        join agency on agency.id = agency_id
        left join operator_task task on task.attempt_id = attempt.id and resolved_at is null
        where ${isStuck(now)}
        order by changed_at`.execute(db);
      return rows.map(({ amount, currency, deadlineAt, taskId, ...payment }) => ({
        ...payment,
        money: money(amount, currency),
        deadlineAt: deadlineAt ?? undefined,
        taskId: taskId ?? undefined,
      }));
    },
    async ordersOf(attemptIds) {
      const { rows } = await sql<PaidOrder & { attemptId: string }>`
        select attempt.id as "attemptId", order_id as "orderId", agency_id as "agencyId", name as "agencyName"
        from payment_attempt attempt join agency on agency.id = agency_id
        where attempt.id = any(${attemptIds}::text[])`.execute(db);
      return new Map(rows.map(({ attemptId, ...order }) => [attemptId, order]));
    },
  };
}

import { type Kysely, sql } from 'kysely';
import { type Currency, type Money, money } from '../shared/money.ts';
import type { OrderSummary, StuckPayment, TimelineEntry, TimelineStore } from './store.timeline.ts';

type Flat = { amount: number | null; currency: Currency | null };
type OrderRow = Omit<OrderSummary, 'total'> & { amount: number; currency: Currency };
type EntryRow = Pick<TimelineEntry, 'at' | 'what' | 'of' | 'event'> & Flat & { detail: string | null };
type StuckRow = Omit<StuckPayment, 'money' | 'deadlineAt' | 'taskId'> & {
  amount: number;
  currency: Currency;
  deadlineAt: Date | null;
  taskId: number | null;
};

export function createTimelineStore(db: Kysely<Record<never, never>>): TimelineStore {
  return {
    async findOrder(id) {
      const { rows } = await sql<OrderRow>`
        select id, 'car' as kind, agency_id as "agencyId", status, created_at as "createdAt", pick_up_at as "pickUpAt",
          amount, currency, vendor_code as party
        from car_order where id = ${id}
        union all
        select id, 'transfer', agency_id, status, created_at, pick_up_at, amount, currency, supplier_code
        from transfer_order where id = ${id}`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const { amount, currency, ...order } = row;
      return { ...order, total: money(amount, currency) };
    },

    async timelineOf(orderId) {
      const { rows } = await sql<EntryRow>`
        with attempt as (select * from payment_attempt where order_id = ${orderId}),
        task as (select operator_task.* from operator_task join attempt on attempt.id = attempt_id)
        select at, what, "of", event, amount, currency, detail from (
          select created_at as at, 0 as step, 0::bigint as number, 'order' as what, id as "of", 'created' as event,
            amount, currency, vendor_code as detail
          from car_order where id = ${orderId}
          union all
          select created_at, 0, 0, 'order', id, 'created', amount, currency, supplier_code
          from transfer_order where id = ${orderId}
          union all
          select moved_at, 1, move.id, 'payment', attempt_id, to_status,
            case when from_status is null then amount when to_status in ('refunding', 'refunded') then refund_amount end,
            currency,
            case to_status when 'declined' then decline ->> 'reason' when 'charged' then transaction_id
              when 'completed' then vendor_reservation_id
              else case when from_status is null then concat_ws(' ', method, card_first_six || '…' || card_last_four) end end
          from attempt_transition move join attempt on attempt.id = attempt_id
          union all
          select first_received_at, 2, 0, 'bank', attempt_id, 'returned', null, null, times_received || ' times'
          from callback_inbox join attempt on attempt.id = attempt_id
          union all
          select entered_at, 3, entry.id, 'ledger', record_id::text, kind, entry.amount, attempt.currency, attempt_id
          from ledger_entry entry join attempt on attempt.id = attempt_id
          union all
          select opened_at, 4, id, 'task', id::text, kind, null, null, reason from task
          union all
          select resolved_at, 4, id, 'task', id::text, resolution, null, null, note from task where resolved_at is not null
          union all
          select event.at, 5, event.id, 'operator', actor, action, null, null, subject
          from audit_event event join task on subject = 'task ' || task.id
        ) happened
        order by at, step, number`.execute(db);
      return rows.map(({ amount, currency, detail, ...entry }) => ({
        ...entry,
        money: moneyOf({ amount, currency }),
        detail: detail ?? undefined,
      }));
    },

    async stuckPayments(now) {
      const { rows } = await sql<StuckRow>`
        select attempt.id as "attemptId", order_id as "orderId", agency_id as "agencyId", method, status, party, amount, currency,
          changed_at as since, deadline_at as "deadlineAt", refusals, task.id as "taskId"
        from payment_attempt attempt
        left join operator_task task on task.attempt_id = attempt.id and resolved_at is null
        where deadline_at < ${now} or (refusals > 0 and due_at is not null)
        order by changed_at`.execute(db);
      return rows.map(({ amount, currency, deadlineAt, taskId, ...payment }) => ({
        ...payment,
        money: money(amount, currency),
        deadlineAt: deadlineAt ?? undefined,
        taskId: taskId ?? undefined,
      }));
    },
  };
}

const moneyOf = ({ amount, currency }: Flat): Money | undefined =>
  amount === null || currency === null ? undefined : money(amount, currency);

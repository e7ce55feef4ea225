import { type Kysely, sql } from 'kysely';
import { type Currency, type Money, money } from '../../shared/money.ts';
import { refundOf } from '../../shared/refunds.ts';
import type { OrderAttempt, OrderCall, TimelineEntry, TimelineStore } from './store.timeline.ts';

type Flat = { amount: number | null; currency: Currency | null };
type EntryRow = Pick<TimelineEntry, 'at' | 'what' | 'of' | 'event'> &
  Flat & { detail: string | null; call: (Omit<OrderCall, 'lastAt'> & { lastAt: string }) | null };
type AttemptRow = Pick<OrderAttempt, 'id' | 'paymentId' | 'method' | 'status' | 'changedAt'> & {
  amount: number;
  currency: Currency;
  refundAmount: number | null;
  refundedBefore: number;
  refusals: number;
  refundedAt: Date | null;
  firstSix: string | null;
  lastFour: string | null;
  transactionId: string | null;
  reservationId: string | null;
  declineReason: OrderAttempt['declineReason'] | null;
  partySaid: string | null;
};
export function createTimelineStore(db: Kysely<Record<never, never>>): TimelineStore {
  return {
    async attemptsOf(orderId) {
      const { rows } = await sql<AttemptRow>`
        select id, payment_id as "paymentId", method, status, amount, currency, refund_amount as "refundAmount", refunded_before as "refundedBefore", refusals,
          (select max(moved_at) from attempt_transition where attempt_id = payment_attempt.id
            and (to_status in ('reversed', 'lateChargeReversed') or from_status = 'refunding')) as "refundedAt",
          card_first_six as "firstSix", card_last_four as "lastFour", transaction_id as "transactionId",
          vendor_reservation_id as "reservationId", decline ->> 'reason' as "declineReason", booking_message as "partySaid", changed_at as "changedAt"
        from payment_attempt where order_kind in ('car', 'transfer') and order_id = ${orderId} order by payment_id`.execute(
        db,
      );
      return rows.map(toAttempt);
    },

    async timelineOf(orderId) {
      const { rows } = await sql<EntryRow>`
        with attempt as (select id, amount, refund_amount, currency, decline, transaction_id, vendor_reservation_id, method,
          card_first_six, card_last_four from payment_attempt where order_kind in ('car', 'transfer') and order_id = ${orderId}),
        session as (select id, status, cancel_reason, created_at, opened_at, changed_at from payment_session where order_id = ${orderId}),
        action as (select id, at, actor, action, after ->> 'paymentSession' as session_id from audit_event where subject = 'order ' || ${orderId}::text
          and action in ('cancelAgencyOrder', 'createOrderPaymentLink', 'cancelOrderPaymentLink')),
        task as (select operator_task.id, kind, reason, resolution, note, opened_at, resolved_at from operator_task join attempt on attempt.id = attempt_id)
        select at, what, "of", event, amount, currency, detail, call from (
          select at, 1 as step, number, 'order' as what, order_id as "of", status as event, null::bigint as amount,
            null as currency, null as detail, null::jsonb as call
          from car_order_status where order_id = ${orderId} and status <> 'pending'
          union all
          select moved_at, 1, move.id, 'payment', attempt_id, to_status,
            case when from_status is null then amount
              when to_status in ('refunding', 'refunded') and move.id > (select max(id) from attempt_transition latest
                where latest.attempt_id = move.attempt_id and latest.to_status = 'cancelling') then refund_amount end,
            currency,
            case to_status when 'declined' then decline ->> 'reason' when 'charged' then transaction_id
              when 'completed' then vendor_reservation_id
              else case when from_status is null then concat_ws(' ', method, card_first_six || '…' || card_last_four) end end, null
          from attempt_transition move join attempt on attempt.id = attempt_id
          union all
          select first_received_at, 2, 0, 'bank', attempt_id, 'returned', null, null, times_received || ' times', null
          from callback_inbox join attempt on attempt.id = attempt_id
          union all
          select first_at, 2, id, 'call', party, operation, null, null, null, jsonb_build_object('partyKind', party_kind,
            'outcome', outcome, 'times', times, 'lastAt', last_at, 'longestMilliseconds', longest_ms)
          from outside_call where order_id = ${orderId}
          union all
          select entered_at, 3, entry.id, 'ledger', record_id::text, kind, entry.amount, attempt.currency,
            concat_ws(' ', attempt_id, array_to_string(legs, ' ')), null
          from ledger_entry entry join attempt on attempt.id = attempt_id
          union all
          select opened_at, 4, id, 'task', id::text, kind, null, null, reason, null from task
          union all
          select resolved_at, 5, id, 'task', id::text, resolution, null, null, note, null from task where resolved_at is not null
          union all
          select event.at, 6, event.id, 'operator', actor, action, null, null, subject, null
          from audit_event event join task on subject = 'task ' || task.id
          union all
          select at, 6, id, 'portal', actor, action, null, null, session_id, null from action
          union all
          select created_at, 1, 0, 'session', id, 'created', null, null, null, null from session
          where not exists (select from action where session_id = session.id and action = 'createOrderPaymentLink')
          union all
          select opened_at, 2, 0, 'session', id, 'opened', null, null, null, null from session where opened_at is not null
          union all
          select changed_at, 3, 0, 'session', id, case cancel_reason when 'requested' then status else coalesce(cancel_reason, status) end,
            null, null, null, null from session
          where status in ('paid', 'failed', 'expired', 'cancelled')
            and not exists (select from action where session_id = session.id and action = 'cancelOrderPaymentLink')
          union all
          select occurred_at, 7, id, 'event', name::text, type, null, null, nullif(concat_ws(' ', leg, canceled_by), ''), null
          from event where order_id = ${orderId}
          union all
          select last_tried_at, 8, delivery.position, 'delivery', endpoint_id, delivery.status, null, null,
            concat_ws(' ', event.type, last_status_code, last_problem, last_latency_ms || ' ms'), null
          from webhook_delivery delivery
          join event on event.agency_id = delivery.agency_id and event.position = delivery.position
          where event.order_id = ${orderId} and last_tried_at is not null
        ) happened
        order by at, step, number`.execute(db);
      return rows.map(({ amount, currency, detail, call, ...entry }) => ({
        ...entry,
        money: moneyOf({ amount, currency }),
        detail: detail ?? undefined,
        call: call ? { ...call, lastAt: new Date(call.lastAt) } : undefined,
      }));
    },
  };
}

function toAttempt(row: AttemptRow): OrderAttempt {
  const { id, paymentId, method, status, amount, currency, firstSix, lastFour, changedAt } = row;
  const refund = refundOf({ ...row, paid: amount, refundAmount: row.refundAmount ?? undefined });
  return {
    ...{ id, paymentId, method, status, changedAt },
    money: money(amount, currency),
    refund: refund && money(refund.amount, currency),
    refundStatus: refund?.status,
    refundedAt: (refund && row.refundedAt) ?? undefined,
    card: firstSix === null || lastFour === null ? undefined : { firstSix, lastFour },
    transactionId: row.transactionId ?? undefined,
    reservationId: row.reservationId ?? undefined,
    declineReason: row.declineReason ?? undefined,
    partySaid: row.partySaid ?? undefined,
  };
}

const moneyOf = ({ amount, currency }: Flat): Money | undefined =>
  amount === null || currency === null ? undefined : money(amount, currency);

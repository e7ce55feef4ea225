/** Possible difference between the clocks of two processes. */
const CLOCK_ERROR = "interval '250 milliseconds'";

/** Rules for payment sessions, each as a query for the rows that violate it. `$1` contains the orders to check. */
export const sessionRules: Readonly<Record<string, string>> = {
  'an order has at most one session that can be paid at a time': `
    select order_id, story from (
      select order_id, string_agg(payment_session_id || ' ' || status, ', ' order by id) as story, max(current) as most
      from (
        select id, order_id, payment_session_id, status, sum(case
          when previous_status is null then 1 when status in ('open', 'processing') then 0 else -1 end
        ) over (partition by order_id order by id) as current
        from event where order_id = any($1) and type = 'paymentSession.' || status
      ) reported
      group by order_id
    ) sessions
    where most > 1`,

  'a session has the status of its payments': `
    select session.id, session.status, attempts.statuses from payment_session session
    cross join lateral (
      select coalesce(array_agg(status), '{}') as statuses from payment_attempt where payment_session_id = session.id
    ) attempts
    where session.order_id = any($1) and case
      when attempts.statuses && '{completed,cancelling,refunding,refunded}' then session.status <> 'paid'
      when attempts.statuses && '{reversing,reversed}' then session.status <> 'failed'
      when attempts.statuses && '{awaiting3ds,charging,voiding,charged,cancellingReservation}'
        then session.status <> 'processing'
      else session.status not in ('open', 'expired', 'cancelled') end`,

  'no session is in progress past its deadline': `
    select session.id from payment_session session
    where session.order_id = any($1) and session.status = 'processing' and not exists (
      select from payment_attempt where payment_session_id = session.id and deadline_at > now() - interval '10 seconds')`,

  'no session remains payable after its order has ended': `
    select session.id, session.status, item.status as item from payment_session session
    join car_order_item item on item.order_id = session.order_id
    where session.order_id = any($1) and session.status in ('open', 'processing') and item.status <> 'pending'`,

  'no payment begins after its session has expired or been cancelled': `
    select attempt.id, session.status from payment_session session
    join payment_attempt attempt on attempt.payment_session_id = session.id
    cross join lateral (select min(moved_at) as begun_at from attempt_transition where attempt_id = attempt.id) first
    where session.order_id = any($1) and (first.begun_at - ${CLOCK_ERROR} > session.expires_at
      or (session.status in ('cancelled', 'expired') and first.begun_at - ${CLOCK_ERROR} > session.changed_at))`,

  'each change of a session is reported by one event': `
    select session.id, session.status, events.story from payment_session session
    cross join lateral (
      select string_agg(status, ' ' order by id) as story, bool_and(previous_status is not distinct from before) as is_chain
      from (
        select id, status, previous_status, lag(status) over (order by id) as before from event
        where payment_session_id = session.id and type = 'paymentSession.' || status
      ) reported
    ) events
    where session.order_id = any($1) and (events.is_chain is not true
      or events.story !~ ('^open( processing| open)*( ' || session.status || ')?$')
      or split_part(events.story, ' ', -1) <> session.status)`,

  'an order and its payments report each status once': `
    select order_id, payment_id, type from event
    where order_id = any($1) and type not like 'paymentSession.%' and type <> 'carOrder.changed'
    group by order_id, payment_id, type having count(*) > 1`,

  'the last event of an order reports its status': `
    select item.order_id, item.status, last.status as reported from car_order_item item
    left join lateral (
      select status from event where order_id = item.order_id and type = 'carOrder.' || status order by id desc limit 1
    ) last on true
    where item.order_id = any($1) and item.kind = 'car' and last.status is distinct from item.status`,
};

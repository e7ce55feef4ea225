import type pg from 'pg';
import type { Reported } from './load.ts';

export async function countChanges(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select (select count(*) from car_order_status) + (select count(*) from transfer_order)
       + (select count(*) from transfer_order where status not in ('pendingPayment', 'expired'))
       + (select count(*) from transfer_order where status = 'canceled') as count`,
  );
  return Number(rows[0]!.count);
}

/** Returns the number of events by agency name. */
export async function countEvents(pool: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ name: string; count: string }>(
    'select agency.name, count(*) from event join agency on agency.id = agency_id group by 1',
  );
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Queries that each return the rows that violate an invariant. */
const CHECKS: Readonly<Record<string, string>> = {
  'an event without a position': 'select id::text as what from event where position is null',
  'positions with a gap or a double': `
    select agency_id || ': ' || count(*) || ' of ' || min(position) || ' to ' || max(position) as what
    from event group by agency_id
    having count(*) <> max(position) or min(position) <> 1 or count(distinct position) <> count(*)
      or max(position) <> (select last_position from event_feed feed where feed.agency_id = event.agency_id)`,
  'a car order whose events are not its history': `
    select placed.id || ': ' || coalesce(told.statuses, 'none') || ' instead of ' || had.statuses as what
    from car_order placed
    join lateral (select string_agg(status, ' ' order by number) as statuses from car_order_status where order_id = placed.id) had on true
    left join lateral (
      select string_agg(status, ' ' order by position) as statuses from event
      where agency_id = placed.agency_id and order_id = placed.id and type like 'carOrder.%'
    ) told on true
    where told.statuses is distinct from had.statuses or split_part(told.statuses, ' ', -1) <> placed.status`,
  'a transfer order whose events do not lead to where it is': `
    select placed.id || ': ' || coalesce(told.statuses, 'none') || ', it is ' || placed.status as what
    from transfer_order placed
    left join lateral (
      select string_agg(status, ' ' order by position) as statuses from event
      where agency_id = placed.agency_id and order_id = placed.id and type like 'transferOrder.%'
    ) told on true
    where told.statuses is distinct from case placed.status
      when 'pendingPayment' then 'pendingPayment'
      when 'canceled' then 'pendingPayment reserved canceled'
      else 'pendingPayment ' || placed.status end`,
  'a payment whose events do not lead to where it is': `
    select attempt.id || ': ' || coalesce(told.statuses, 'none') || ', it is ' || attempt.status as what
    from payment_attempt attempt
    left join lateral (
      select string_agg(status, ' ' order by position) as statuses, count(*) as count, count(distinct status) as different
      from event where agency_id = attempt.agency_id and payment_id = attempt.payment_id and type like 'payment.%'
    ) told on true
    where split_part(told.statuses, ' ', -1) is distinct from told_payment_status(attempt.status)
      or told.count <> told.different`,
  'an event that does not follow the one before': `
    select what from (
      select type || ' ' || coalesce(order_id, '') || ' at ' || position as what, previous_status,
        lag(status) over (partition by agency_id, split_part(type, '.', 1), coalesce(payment_id::text, order_id) order by position) as before
      from event where split_part(type, '.', 1) in ('carOrder', 'transferOrder', 'payment')
    ) each where previous_status is distinct from before`,
  'a refund that is not told as begun and done': `
    select payment_id || ': ' || string_agg(status, ' ' order by position) as what
    from event where type like 'refund.%' group by agency_id, payment_id
    having string_agg(status, ' ' order by position) not in ('pending completed', 'pending')`,
  'credit that has moved untold, or told twice': `
    select 'entries ' || entries || ', events ' || events as what from (
      select (select count(*) from ledger_entry) as entries,
        (select count(*) from event where type ~ '^creditRecord[.](opened|raised|reduced|held|spent|released|refunded)$') as events
    ) counted where entries <> events`,
};

/**
 * Returns the violated invariants. `answered` contains the statuses that agencies received in responses; each must have
 * exactly one event.
 */
export async function brokenOf(pool: pg.Pool, answered: readonly Reported[]): Promise<string[]> {
  const found: string[] = [];
  for (const [check, statement] of Object.entries(CHECKS)) {
    const { rows } = await pool.query<{ what: string }>(statement);
    found.push(...rows.map(({ what }) => `${check}: ${what}`));
  }
  const { rows } = await pool.query<{ what: string; count: string }>(
    `select order_id || ' ' || type as what, count(*) from event where type ~ '^(car|transfer)Order[.]' group by 1`,
  );
  const counts = new Map(rows.map(({ what, count }) => [what, Number(count)]));
  for (const { orderId, type } of answered) {
    const count = counts.get(`${orderId} ${type}`) ?? 0;
    if (count !== 1) found.push(`${orderId} was answered as ${type}, and told ${count} times`);
  }
  return found;
}

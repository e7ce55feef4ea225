import type { Database } from '../../../packages/server/src/database/open.ts';

const MEMBERS = 200;
const AGENCIES = 100;
/** The maximum number of endpoints that the service allows per agency. */
export const ENDPOINTS_OF_AN_AGENCY = 10;
const DELIVERIES_OF_AN_ENDPOINT = 500;
/** The number of refused refunds, which is also the number of discrepancies. Each of them has an open task. */
const TASKS = 1_000;

/**
 * Adds members to agency 1, endpoints to the other agencies, the latest deliveries to all 1,000 endpoints, and operator
 * tasks.
 */
export async function fillPortal({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into portal_member (id, email, first_name, last_name, role, agency_id, created_at)
     select 'mbr_bench_' || n, 'member' || n || '@horizon.example', 'Member', 'Number ' || n,
       (array['owner', 'developer', 'finance', 'viewer'])[1 + n % 4], 1, now() - n * interval '1 hour'
     from generate_series(1, ${MEMBERS}) n`,
  );
  await pool.query(
    `insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
       may_read_reference_data, may_check_credit)
     select 'Webhook agency ' || n, true, true, true, true, true, true
     from generate_series(1, ${AGENCIES} - (select count(*) from agency)) n`,
  );
  // Agency 1 already has the events of its orders. Every other agency gets one event for each delivery of an endpoint.
  await pool.query(
    `insert into event (agency_id, position, type, occurred_at, status, order_id)
     select id, n, 'carOrder.reserved', now() - interval '7 days' * (1 - n / ${DELIVERIES_OF_AN_ENDPOINT}.0), 'reserved', 'CAR-bench-' || n
     from agency cross join generate_series(1, ${DELIVERIES_OF_AN_ENDPOINT}) n
     where id <> 1 and not exists (select 1 from event where agency_id = id)`,
  );
  await pool.query(
    `insert into webhook_endpoint (id, agency_id, url, types, status, secrets, reached_position, created_at, updated_at)
     select 'whe_bench_' || id || '_' || n, id, 'https://agency' || id || '.example/hooks/' || n, '{}', 'enabled', '', 1000000, now(), now()
     from agency cross join generate_series(1, ${ENDPOINTS_OF_AN_AGENCY}) n where id between 2 and ${AGENCIES}`,
  );
  // One delivery in a hundred is pending after an error, and one in fifty was abandoned.
  await pool.query(
    `insert into webhook_delivery (endpoint_id, agency_id, position, status, tries, due_at, created_at, last_tried_at,
       last_latency_ms, last_status_code, last_problem)
     select endpoint.id, endpoint.agency_id, position, state, 1, case state when 'pending' then now() + interval '1 day' end,
       occurred_at, occurred_at, 40, case state when 'delivered' then 200 else 500 end, case when state <> 'delivered' then 'status' end
     from webhook_endpoint endpoint
     cross join lateral (
       select position, occurred_at, case when position % 100 = 0 then 'pending' when position % 50 = 1 then 'givenUp' else 'delivered' end as state
       from event where agency_id = endpoint.agency_id and position is not null
       order by position desc limit ${DELIVERIES_OF_AN_ENDPOINT}
     ) sent
     on conflict do nothing`,
  );
  // Creates the tasks that follow a processor outage: refused refunds, and the same number of discrepancies found by
  // reconciliation.
  await pool.query(
    `with refused as (
       update payment_attempt set status = 'refunding', refund_amount = amount, refusals = 5, due_at = now() + interval '1 hour',
         deadline_at = now() - interval '1 day'
       where id in (select id from payment_attempt where status = 'completed' order by payment_id desc limit ${TASKS}) returning id
     )
     insert into operator_task (kind, attempt_id, reason, opened_at) select 'refundRefused', id, '422 transaction.closed', now() from refused`,
  );
  await pool.query(
    `with found as (
       insert into reconciliation_difference (party, reference, kind, day, attempt_id, ours, theirs, found_at)
       select 'PROCESSOR', id, 'unknownToThem', current_date, id, jsonb_build_object('reference', id, 'stands', 'charged',
         'says', 'completed', 'isSettled', true, 'money', jsonb_build_object('amount', amount, 'refunded', 0, 'currency', currency)), '[]', now()
       from payment_attempt where status = 'completed' order by payment_id desc limit ${TASKS} returning id
     )
     insert into operator_task (kind, difference_id, reason, opened_at) select 'unknownToThem', id, 'PROCESSOR differs', now() from found`,
  );
  await pool.query('vacuum analyze');
}

import { type Kysely, sql } from 'kysely';
import type { DaySales, SalesStore } from './store.sales.ts';

/** The statuses that a payment attempt can have after its order has been reserved. */
const BOOKED = ['completed', 'cancelling', 'refunding', 'refunded'];
const SEARCHES = ['searchCars', 'searchTransfers'];

export function createSalesStore(db: Kysely<Record<never, never>>): SalesStore {
  return {
    async sales({ agencyId, firstDay, lastDay }) {
      const placed = sql`agency_id = ${agencyId} and created_at >= ${firstDay}::date at time zone 'UTC'
        and created_at < (${lastDay}::date + 1) at time zone 'UTC'`;
      const { rows } = await sql<DaySales>`
        with placed as (
          select 'car' as kind, id, created_at, currency, search_id from car_order where ${placed}
          union all
          select 'transfer', id, created_at, currency, search_id from transfer_order where ${placed}
        )
        select to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, placed.currency,
          count(*)::integer as orders, count(distinct coalesce(search_id, placed.id))::integer as "orderedSearches", count(attempt.id)::integer as booked,
          coalesce(sum(attempt.amount), 0)::bigint as sold,
          coalesce(sum(attempt.refunded_before
            + case attempt.status when 'refunded' then attempt.refund_amount else 0 end), 0)::bigint as refunded
        from placed left join payment_attempt attempt
          on attempt.order_kind = placed.kind and attempt.order_id = placed.id and attempt.status = any(${BOOKED})
        group by 1, 2 order by 1, 2`.execute(db);
      return rows;
    },

    async searches({ agencyId, firstDay, lastDay }) {
      const { rows } = await sql<{ day: string; searches: number }>`
        select to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day, sum(succeeded)::integer as searches
        from request_peak
        where agency_id = ${agencyId} and operation = any(${SEARCHES})
          and hour >= ${firstDay}::date at time zone 'UTC' and hour < (${lastDay}::date + 1) at time zone 'UTC'
        group by 1`.execute(db);
      return rows;
    },
  };
}

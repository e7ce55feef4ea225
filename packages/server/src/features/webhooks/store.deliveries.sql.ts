import { type Kysely, type Selectable, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { DeliveryStore } from './store.ts';
import type { Delivery, Event, LeasedDelivery, Try } from './types.ts';

export type DeliveryTables = {
  webhook_delivery: {
    endpoint_id: string;
    agency_id: number;
    position: number;
    status: Delivery['status'];
    tries: number;
    due_at: Date | null;
    leased_until: Date | null;
    last_tried_at: Date | null;
    last_latency_ms: number | null;
    last_status_code: number | null;
    last_problem: Try['problem'] | null;
    created_at: Date;
  };
  event: {
    agency_id: number;
    position: number | null;
    name: string;
    type: Event['type'];
    occurred_at: Date;
    order_id: string | null;
  };
};

const WRITTEN_AT_ONCE = 1_000;

/** Condition that selects the events to send to an endpoint. A ping is sent to only one endpoint. */
const isForIt = sql`
  case event.type when 'webhookEndpoint.pinged' then event.webhook_endpoint_id = endpoint.id
  else endpoint.types = '{}' or event.type = any(endpoint.types) end`;

/** Condition that is always true. */
const ANY = sql`true`;

export function createDeliveryStore(db: Kysely<DeliveryTables>): DeliveryStore {
  return {
    async findBehind() {
      const { rows } = await sql<{ id: string }>`
        select endpoint.id from webhook_endpoint endpoint join event_feed feed on feed.agency_id = endpoint.agency_id
        where endpoint.status = 'enabled' and endpoint.reached_position < feed.last_position`.execute(db);
      return rows.map(({ id }) => id);
    },

    async write(endpointId, now) {
      await sql`
        with endpoint as (
          select held.id, held.agency_id, held.types, held.reached_position as after,
            least(feed.last_position, held.reached_position + ${WRITTEN_AT_ONCE}) as up_to
          from webhook_endpoint held join event_feed feed on feed.agency_id = held.agency_id
          where held.id = ${endpointId} and held.status = 'enabled' for update of held skip locked
        ), written as (
          insert into webhook_delivery (endpoint_id, agency_id, position, due_at, created_at)
          select endpoint.id, endpoint.agency_id, event.position, ${now}::timestamptz, ${now}::timestamptz
          from endpoint join event on event.agency_id = endpoint.agency_id
            and event.position > endpoint.after and event.position <= endpoint.up_to
          where ${isForIt}
          on conflict do nothing
        )
        update webhook_endpoint set reached_position = endpoint.up_to from endpoint
        where webhook_endpoint.id = endpoint.id`.execute(db);
    },

    async findDue(now) {
      const { rows } = await sql<{ id: string }>`
        select id from webhook_endpoint endpoint where status = 'enabled' and exists (
          select from webhook_delivery where endpoint_id = endpoint.id and due_at <= ${now}
        )`.execute(db);
      return rows.map(({ id }) => id);
    },

    async leaseDue(endpointId, { now, until, atMost }) {
      const { rows } = await sql<LeasedDelivery>`
        update webhook_delivery set due_at = ${until}, leased_until = ${until}
        where endpoint_id = ${endpointId} and position = any(array(
          select position from webhook_delivery where endpoint_id = ${endpointId} and due_at <= ${now}
          order by due_at, position limit ${atMost} for update skip locked
        ))
        returning endpoint_id as "endpointId", agency_id as "agencyId", position, tries, leased_until as "leasedUntil"`.execute(
        db,
      );
      return rows;
    },

    async settle({ endpointId, position, tries, leasedUntil }, { status, dueAt, lastTry }) {
      await db
        .updateTable('webhook_delivery')
        .set({
          status,
          tries: tries + 1,
          due_at: dueAt ?? null,
          leased_until: null,
          last_tried_at: lastTry?.at ?? null,
          last_latency_ms: lastTry?.latencyMilliseconds ?? null,
          last_status_code: lastTry?.statusCode ?? null,
          last_problem: lastTry?.problem ?? null,
        })
        .where('endpoint_id', '=', endpointId)
        .where('position', '=', position)
        .where('leased_until', '=', leasedUntil)
        .execute();
    },

    async list({ endpointId, agencyId, status, type, orderId, from, to, behind, atMost }) {
      const rows = await db
        .selectFrom('webhook_delivery as sent')
        .innerJoin('event', (join) =>
          join.onRef('event.agency_id', '=', 'sent.agency_id').onRef('event.position', '=', 'sent.position'),
        )
        .select(['sent.position', 'sent.status', 'sent.tries', 'sent.due_at', 'sent.created_at'])
        .select(['last_tried_at', 'last_latency_ms', 'last_status_code', 'last_problem'])
        .select(['event.name', 'event.type', 'event.order_id'])
        .where('sent.endpoint_id', '=', endpointId)
        .where('sent.agency_id', '=', agencyId)
        .$if(status !== undefined, (query) => query.where('sent.status', '=', status!))
        .$if(type !== undefined, (query) => query.where('event.type', '=', type!))
        .$if(orderId !== undefined, (query) => query.where('event.order_id', '=', orderId!))
        .$if(from !== undefined, (query) => query.where('event.occurred_at', '>=', from!))
        .$if(to !== undefined, (query) => query.where('event.occurred_at', '<', to!))
        .$if(behind !== undefined, (query) => query.where('sent.position', '<', behind!))
        .orderBy('sent.position', 'desc')
        .limit(atMost)
        .execute();
      return rows.map((row) => ({
        event: {
          id: `evt_${row.name.replaceAll('-', '')}`,
          ...{ type: row.type, position: row.position, orderId: row.order_id ?? undefined },
        },
        status: row.status,
        tries: row.tries,
        lastTry: tryIn(row),
        nextTryAt: row.due_at ?? undefined,
        createdAt: row.created_at,
      }));
    },

    async health(agencyId, { dayStart, weekStart }) {
      const { rows } = await sql<HealthRow>`
        select endpoint.id, endpoint.failing_since, last_tried_at, last_latency_ms, last_status_code, last_problem,
          waiting, next_try_at, delivered_day, delivered_week, failed_day, failed_week
        from webhook_endpoint endpoint
        left join lateral (
          select last_tried_at, last_latency_ms, last_status_code, last_problem from webhook_delivery
          where endpoint_id = endpoint.id and last_problem is not null order by last_tried_at desc limit 1
        ) error on true
        cross join lateral (
          select count(*)::integer as waiting, min(due_at) filter (where endpoint.status = 'enabled') as next_try_at
          from webhook_delivery where endpoint_id = endpoint.id and due_at is not null
        ) waiting
        cross join lateral (
          select count(*) filter (where last_tried_at >= ${dayStart})::integer as delivered_day,
            count(*)::integer as delivered_week
          from webhook_delivery where endpoint_id = endpoint.id and status = 'delivered' and last_tried_at >= ${weekStart}
        ) delivered
        cross join lateral (
          select count(*) filter (where last_tried_at >= ${dayStart})::integer as failed_day,
            count(*)::integer as failed_week
          from webhook_delivery
          where endpoint_id = endpoint.id and last_problem is not null and last_tried_at >= ${weekStart}
        ) failed
        where endpoint.agency_id = ${agencyId} order by endpoint.created_at, endpoint.id`.execute(db);
      return rows.map((row) => ({
        endpointId: row.id,
        failingSince: row.failing_since ?? undefined,
        lastError: tryIn(row),
        nextTryAt: row.next_try_at ?? undefined,
        waiting: row.waiting,
        last24Hours: { delivered: row.delivered_day, failed: row.failed_day },
        last7Days: { delivered: row.delivered_week, failed: row.failed_week },
      }));
    },

    async preview({ endpointId, agencyId }, { from, to, fromPosition, toPosition }, atMost) {
      const { rows } = await sql<PreviewRow>`
        with sent as not materialized (
          select event.position, event.occurred_at
          from webhook_endpoint endpoint join event on event.agency_id = endpoint.agency_id
          where endpoint.id = ${endpointId} and endpoint.agency_id = ${agencyId} and event.position is not null and ${isForIt}
        ), asked as (
          select min(position) as first, max(position) as last from sent
          where position >= ${fromPosition ?? 1} and ${toPosition === undefined ? ANY : sql`position <= ${toPosition}`}
            and ${from === undefined ? ANY : sql`occurred_at >= ${from}`} and ${to === undefined ? ANY : sql`occurred_at < ${to}`}
        )
        select count(*)::integer as count, min(position) as from, max(position) as to, min(occurred_at) as first_at,
          max(occurred_at) as last_at, coalesce(max(position) = max(asked.last), true) as is_complete
        from sent, asked where position between asked.first and least(asked.last, asked.first + ${atMost} - 1)`.execute(
        db,
      );
      const [{ count, is_complete: isComplete, ...found }] = rows as [PreviewRow];
      if (found.from === null) return { count, range: undefined, isComplete };
      return {
        count,
        range: { from: found.from, to: found.to, firstAt: found.first_at, lastAt: found.last_at },
        isComplete,
      };
    },

    async redeliver(tx, { endpointId, agencyId }, { from, to }, now) {
      const { rows } = await sql`
        insert into webhook_delivery (endpoint_id, agency_id, position, due_at, created_at)
        select endpoint.id, endpoint.agency_id, event.position, ${now}::timestamptz, ${now}::timestamptz
        from webhook_endpoint endpoint join event on event.agency_id = endpoint.agency_id
        where endpoint.id = ${endpointId} and endpoint.agency_id = ${agencyId}
          and event.position between ${from}::bigint and ${to}::bigint and ${isForIt}
        on conflict (endpoint_id, position) do update
          set status = 'pending', tries = 0, due_at = excluded.due_at, leased_until = null, created_at = excluded.created_at
        returning position`.execute(tablesOf<DeliveryTables>(tx));
      return rows.length;
    },

    async deleteBefore(moment) {
      await db.deleteFrom('webhook_delivery').where('created_at', '<', moment).execute();
    },
  };
}

type TryRow = Pick<
  Selectable<DeliveryTables['webhook_delivery']>,
  'last_tried_at' | 'last_latency_ms' | 'last_status_code' | 'last_problem'
>;

type HealthRow = TryRow & {
  readonly id: string;
  readonly failing_since: Date | null;
  readonly waiting: number;
  readonly next_try_at: Date | null;
  readonly delivered_day: number;
  readonly delivered_week: number;
  readonly failed_day: number;
  readonly failed_week: number;
};

type PreviewRow = { readonly count: number; readonly is_complete: boolean } & (
  | { readonly from: number; readonly to: number; readonly first_at: Date; readonly last_at: Date }
  | { readonly from: null }
);

function tryIn(row: TryRow): Try | undefined {
  if (row.last_tried_at === null) return undefined;
  return {
    at: row.last_tried_at,
    latencyMilliseconds: row.last_latency_ms ?? 0,
    statusCode: row.last_status_code ?? undefined,
    problem: row.last_problem ?? undefined,
  };
}

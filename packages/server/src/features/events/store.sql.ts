import { type Generated, type Kysely, sql } from 'kysely';
import type { RowOf } from '../../database/tables-of.ts';
import type { AskedEventType, Event, FeedEnds } from './types.ts';

export type Stretch = {
  readonly agencyId: number;
  /** Only positions greater than `after`, up to and including `upTo`, are returned. */
  readonly after: number;
  readonly upTo: number;
  /** Event types to return, or `undefined` for all types. */
  readonly types: readonly AskedEventType[] | undefined;
  readonly atMost: number;
};

/** The store for events. Database triggers write the rows together with the changes that they report. */
export type EventStore = {
  /** Assigns the next positions to committed events that have none. Events committed later receive later positions. */
  readonly place: (agencyId: number) => Promise<void>;
  /** Finds agencies with events that have no position. */
  readonly findUnplaced: () => Promise<readonly number[]>;
  readonly ends: (agencyId: number) => Promise<FeedEnds>;
  readonly read: (stretch: Stretch) => Promise<readonly Event[]>;
  /**
   * Returns the last position of each agency's feed, or `Infinity` for a feed with events that have no position yet.
   */
  readonly reached: (agencyIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly deleteBefore: (moment: Date) => Promise<void>;
};

export type EventTables = {
  event: {
    id: Generated<number>;
    name: string;
    agency_id: number;
    position: number | null;
    type: AskedEventType;
    occurred_at: Date;
    status: string;
    previous_status: string | null;
    order_id: string | null;
    leg: 'oneway' | 'return' | null;
    canceled_by: 'agency' | 'supplier' | null;
    tracking_id: string | null;
    payment_id: number | null;
    payment_session_id: string | null;
    credit_record_id: number | null;
    webhook_endpoint_id: string | null;
  };
  event_feed: { agency_id: number; last_position: Generated<number> };
};

const columns = [
  'name',
  'position',
  'type',
  'occurred_at',
  'status',
  'previous_status',
  'order_id',
  'leg',
  'canceled_by',
  'tracking_id',
  'payment_id',
  'payment_session_id',
  'credit_record_id',
  'webhook_endpoint_id',
] as const;

/** Maximum number of events that receive positions in one transaction. The transaction locks the feed. */
const PLACED_AT_ONCE = 1_000;

type PlacedChange = { readonly status: string; readonly isFirst: boolean };

/** `sessionsChanged` receives each payment session change once, when the event for the change receives its position. */
export function createEventStore(
  db: Kysely<EventTables>,
  sessionsChanged: (changes: readonly PlacedChange[]) => void = () => {},
): EventStore {
  return {
    async place(agencyId) {
      const without = await db
        .selectFrom('event')
        .select('id')
        .where('agency_id', '=', agencyId)
        .where('position', 'is', null)
        .limit(1)
        .executeTakeFirst();
      if (!without) return;
      const changes = await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('event_feed')
          .values({ agency_id: agencyId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        // Only one transaction runs at a time. The next one reads only after acquiring the lock, and therefore sees the
        // changes committed here.
        await sql`select from event_feed where agency_id = ${agencyId} for update`.execute(transaction);
        const { rows } = await sql<PlacedChange>`
          with next as (
            select id, row_number() over (order by id) as step from event
            where agency_id = ${agencyId} and position is null order by id limit ${PLACED_AT_ONCE}
          ), placed as (
            update event set position = feed.last_position + next.step from next, event_feed feed
            where event.id = next.id and feed.agency_id = ${agencyId} returning status, previous_status, type
          ), moved as (
            update event_feed set last_position = last_position + (select count(*) from placed)
            where agency_id = ${agencyId}
          )
          select status, previous_status is null as "isFirst" from placed where type like 'paymentSession.%'`.execute(
          transaction,
        );
        return rows;
      });
      sessionsChanged(changes);
    },

    async findUnplaced() {
      const rows = await db.selectFrom('event').select('agency_id').distinct().where('position', 'is', null).execute();
      return rows.map(({ agency_id }) => agency_id);
    },

    async ends(agencyId) {
      const { rows } = await sql<{ last: number; first: number | null }>`
        select last_position as last,
          (select min(position) from event where agency_id = ${agencyId} and position is not null) as first
        from event_feed where agency_id = ${agencyId}`.execute(db);
      const [{ last, first } = { last: 0, first: null }] = rows;
      return { firstPosition: first ?? last + 1, lastPosition: last };
    },

    async read({ agencyId, after, upTo, types, atMost }) {
      const rows = await db
        .selectFrom('event')
        .select(columns)
        .where('agency_id', '=', agencyId)
        .where('position', '>', after)
        .where('position', '<=', upTo)
        .$if(types !== undefined, (query) => query.where('type', '=', sql<AskedEventType>`any(${types}::text[])`))
        .orderBy('position')
        .limit(atMost)
        .execute();
      return rows.map(toEvent);
    },

    async reached(agencyIds) {
      const { rows } = await sql<{ agency_id: number; last_position: number; is_behind: boolean }>`
        select agency.id as agency_id, coalesce(last_position, 0) as last_position, exists (
          select from event where event.agency_id = agency.id and position is null
        ) as is_behind
        from agency left join event_feed on event_feed.agency_id = agency.id
        where agency.id = any(${agencyIds}::integer[])`.execute(db);
      return new Map(rows.map((row) => [row.agency_id, row.is_behind ? Number.POSITIVE_INFINITY : row.last_position]));
    },

    async deleteBefore(moment) {
      await db.deleteFrom('event').where('occurred_at', '<', moment).execute();
    },
  };
}

function toEvent(row: RowOf<EventTables['event'], typeof columns>): Event {
  return {
    id: `evt_${row.name.replaceAll('-', '')}`,
    type: row.type,
    occurredAt: row.occurred_at.toISOString(),
    position: row.position!,
    data: {
      status: row.status,
      previousStatus: row.previous_status ?? undefined,
      orderId: row.order_id ?? undefined,
      leg: row.leg ?? undefined,
      canceledBy: row.canceled_by ?? undefined,
      trackingID: row.tracking_id ?? undefined,
      paymentID: row.payment_id ?? undefined,
      paymentSessionId: row.payment_session_id ?? undefined,
      creditRecordId: row.credit_record_id ?? undefined,
      webhookEndpointId: row.webhook_endpoint_id ?? undefined,
    },
  };
}

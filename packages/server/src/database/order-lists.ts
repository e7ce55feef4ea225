import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderListQuery, OrderLists } from '../ports/order-lists.ts';
import type { LastNameKeys } from '../shared/last-name-key.ts';

/** The table, status names and deadline column of an order kind, which are needed to detect expired unpaid orders. */
export type ListedKind = {
  readonly table: 'car_order' | 'transfer_order';
  readonly unpaid: string;
  readonly lapsed: string;
  /** The column that contains an unpaid order's deadline. */
  readonly lapsesAt: 'pick_up_at' | 'expires_at';
};

export const CAR_ORDERS: ListedKind = {
  table: 'car_order',
  unpaid: 'pending',
  lapsed: 'removed',
  lapsesAt: 'pick_up_at',
};

export const TRANSFER_ORDERS: ListedKind = {
  table: 'transfer_order',
  unpaid: 'pendingPayment',
  lapsed: 'expired',
  lapsesAt: 'expires_at',
};

export function createOrderLists(kind: ListedKind, db: Kysely<Record<never, never>>, keysOf: LastNameKeys): OrderLists {
  const table = sql.table(kind.table);

  return {
    async findIds(query) {
      const { after, agencyId } = query;
      let behind: Position | undefined;
      if (after !== undefined) {
        const { rows } = await sql<Position>`
          select created_at, number from ${table} where id = ${after} and agency_id = ${agencyId}`.execute(db);
        [behind] = rows;
        if (!behind) return undefined;
      }
      const { rows } = await idsQuery(kind, { ...query, behind }, keysOf).execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

type Position = { readonly created_at: Date; readonly number: number };

/** Exported for the test that checks the query plans. */
export function idsQuery(
  kind: ListedKind,
  query: Omit<OrderListQuery, 'after'> & { readonly behind: Position | undefined },
  keysOf: LastNameKeys,
): RawBuilder<{ id: string }> {
  const { agencyId, behind, atMost } = query;
  const conditions = [
    sql`agency_id = ${agencyId}`,
    ...fits(kind, query, keysOf),
    ...(behind ? [sql`(created_at, number) < (${behind.created_at}::timestamptz, ${behind.number}::bigint)`] : []),
  ];
  return sql<{ id: string }>`
    select id from ${sql.table(kind.table)} where ${sql.join(conditions, sql` and `)}
    order by created_at desc, number desc limit ${atMost}`;
}

/**
 * Maximum time after pick-up at which an order can still be created. Offers can be ordered for as long as the search is
 * valid.
 */
const ORDERED_LATE_MILLISECONDS = 24 * 3_600_000;

/** Every filter has a separate index. Orders are always sorted by time. */
function fits(
  { unpaid, lapsed, lapsesAt }: ListedKind,
  { agencyId, filters, now }: Pick<OrderListQuery, 'agencyId' | 'filters' | 'now'>,
  keysOf: LastNameKeys,
): RawBuilder<unknown>[] {
  const { status, createdFrom, createdTo, pickupFrom, pickupTo, updatedSince, lastName } = filters;
  const isLapsed = sql`(status = ${unpaid} and ${sql.ref(lapsesAt)} <= ${now}::timestamptz)`;
  const hasStatus =
    status === lapsed
      ? sql`(status = ${status} or ${isLapsed})`
      : status === unpaid
        ? sql`(status = ${status} and not ${isLapsed})`
        : status && sql`status = ${status}`;
  return [
    hasStatus,
    createdFrom && sql`created_at >= ${createdFrom}::timestamptz`,
    createdTo && sql`created_at < ${createdTo}::timestamptz`,
    pickupFrom && sql`pick_up_at >= ${pickupFrom}::timestamptz`,
    pickupTo && sql`pick_up_at < ${pickupTo}::timestamptz`,
    // Skips all orders created after this time, regardless of their number.
    pickupTo && sql`created_at < ${new Date(pickupTo.getTime() + ORDERED_LATE_MILLISECONDS)}::timestamptz`,
    updatedSince && sql`updated_at >= ${updatedSince}::timestamptz`,
    filters.trackingID !== undefined && sql`tracking_id = ${filters.trackingID}`,
    filters.reservationId !== undefined && sql`vendor_reservation_id = ${filters.reservationId}`,
    lastName !== undefined &&
      sql`id in (select order_id from order_last_name
        where agency_id = ${agencyId} and last_name_key = any(${keysOf(agencyId, lastName)}::bytea[]))`,
  ].filter((condition) => typeof condition === 'object');
}

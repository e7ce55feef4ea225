import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderSummary } from '../../ports/order-briefs.ts';
import type { OrderKind } from '../../ports/payment-attempts.ts';
import type { Point } from '../../ports/vendors.ts';
import type { LastNameKeys } from '../../shared/last-name-key.ts';
import { type Currency, money } from '../../shared/money.ts';

export type OrderSearch = {
  readonly agencyId: number;
  /** Exact value of one of an order's IDs, or a last name. */
  readonly text: string | undefined;
  readonly kind: OrderKind | undefined;
  /** The status to find for each kind of order, if the search filters by a state that both kinds share. */
  readonly statuses?: Readonly<Record<OrderKind, string>> | undefined;
  readonly status: string | undefined;
  /** Code of the vendor or supplier. */
  readonly party?: string | undefined;
  readonly createdFrom: Date | undefined;
  readonly createdTo: Date | undefined;
  readonly pickupFrom?: Date | undefined;
  readonly pickupTo?: Date | undefined;
};

/** Orders with identical values for all filters that show counts. */
export type OrderGroup = {
  readonly kind: OrderKind;
  readonly status: string;
  readonly party: string;
  readonly currency: Currency;
  readonly count: number;
  /** Sum of prices in minor units. */
  readonly amount: number;
};

export type FoundOrderStore = {
  /** Groups all matching orders, regardless of kind, state, status and party. */
  readonly groups: (search: OrderSearch) => Promise<readonly OrderGroup[]>;
  /** Finds orders, newest first, starting after the order with the given ID. */
  readonly find: (
    search: OrderSearch,
    page: { readonly after: string | undefined; readonly atMost: number },
  ) => Promise<readonly OrderSummary[]>;
  /** Finds orders across all given agencies in one statement. Only operators can search across agencies. */
  readonly findAnywhere: (
    agencyIds: readonly number[],
    search: Omit<OrderSearch, 'agencyId'>,
    page: { readonly atMost: number },
  ) => Promise<readonly OrderSummary[]>;
};

type Row = Omit<OrderSummary, 'total' | 'trackingId' | 'reservationId' | 'pickUpPoint'> & {
  readonly amount: number;
  readonly currency: Currency;
  readonly trackingId: string | null;
  readonly reservationId: string | null;
  readonly pickUpPoint: Point | null;
};
type Page = Parameters<FoundOrderStore['find']>[1];

const kinds = {
  car: { table: 'car_order', party: 'vendor_code' },
  transfer: { table: 'transfer_order', party: 'supplier_code' },
} as const satisfies Record<OrderKind, { table: string; party: string }>;

export function createFoundOrderStore(db: Kysely<Record<never, never>>, keysOf: LastNameKeys): FoundOrderStore {
  return {
    async find(search, page) {
      return (await foundQuery(search, page, keysOf).execute(db)).rows.map(toSummary);
    },
    async groups({ agencyId, ...search }) {
      const names = sql`${namesOf(agencyId, search.text, keysOf)}::bytea[]`;
      const every = { ...search, kind: undefined, statuses: undefined, status: undefined, party: undefined };
      return (await groupsQuery({ id: sql`${agencyId}`, names }, every).execute(db)).rows;
    },
    async findAnywhere(agencyIds, search, page) {
      return (await foundAnywhereQuery(agencyIds, search, page, keysOf).execute(db)).rows.map(toSummary);
    },
  };
}

const toSummary = ({ amount, currency, trackingId, reservationId, pickUpPoint, ...order }: Row): OrderSummary => ({
  ...order,
  total: money(amount, currency),
  trackingId: trackingId ?? undefined,
  reservationId: reservationId ?? undefined,
  pickUpPoint: pickUpPoint ?? undefined,
});

/** SQL expressions for an agency's ID and its lookup keys for the last names in the search. */
type SearchConditions = { readonly id: RawBuilder<unknown>; readonly names: RawBuilder<unknown> };

/** Exported for the query plan test. */
export function foundQuery(search: OrderSearch, page: Page, keysOf: LastNameKeys): RawBuilder<Row> {
  const { agencyId } = search;
  const names = sql`${namesOf(agencyId, search.text, keysOf)}::bytea[]`;
  return rowsOf(sql`${ofAgency({ id: sql`${agencyId}`, names }, search, page)} found`, page);
}

/** Each agency contributes at most one page, read from its own indexes. Exported for the query plan test. */
export function foundAnywhereQuery(
  agencyIds: readonly number[],
  search: Omit<OrderSearch, 'agencyId'>,
  page: Omit<Page, 'after'>,
  keysOf: LastNameKeys,
): RawBuilder<Row> {
  const keys = agencyIds.flatMap((id) => namesOf(id, search.text, keysOf).map((key) => [id, key] as const));
  const asked = { id: sql`asked.id`, names: sql`asked.names` };
  return rowsOf(
    sql`(
      select id, (
        select array_agg(key) from unnest(${keys.map(([id]) => id)}::integer[], ${keys.map(([, key]) => key)}::bytea[])
          as name (agency_id, key) where agency_id = agency.id
      ) as names from unnest(${agencyIds}::integer[]) as agency (id)
    ) asked cross join lateral ${ofAgency(asked, search, { ...page, after: undefined })} found`,
    page,
  );
}

function rowsOf(from: RawBuilder<unknown>, { atMost }: Pick<Page, 'atMost'>): RawBuilder<Row> {
  return sql<Row>`
    select found.id, kind, "agencyId", status, "createdAt", "pickUpAt", amount, currency, party, "trackingId", "reservationId",
      case kind
        when 'car' then (select product #> '{appointment,checkInOffice,point}' from car_order_item item
          where item.order_id = found.id and item.kind = 'car')
        else (select jsonb_build_object('lat', product #> '{appointment,pickup,lat}', 'lon', product #> '{appointment,pickup,lon}')
          from transfer_order where id = found.id and product #> '{appointment,pickup,lat}' is not null)
      end as "pickUpPoint"
    from ${from} order by "createdAt" desc, found.id desc limit ${atMost}`;
}

function ofAgency(asked: SearchConditions, search: Omit<OrderSearch, 'agencyId'>, page: Page): RawBuilder<unknown> {
  const kindsAsked = search.kind ? [search.kind] : (['car', 'transfer'] as const);
  const each = kindsAsked.map((kind) => sql`(${ofKind(kind, asked, search, page)})`);
  return sql`(${sql.join(each, sql` union all `)})`;
}

function ofKind(
  kind: OrderKind,
  asked: SearchConditions,
  search: Omit<OrderSearch, 'agencyId'>,
  page: Page,
): RawBuilder<unknown> {
  const { table, party } = kinds[kind];
  const conditions = conditionsOf(kind, asked, search);
  if (page.after !== undefined) conditions.push(behind(asked, page.after));
  return sql`
    select id, ${kind}::text as kind, agency_id as "agencyId", status, created_at as "createdAt",
      pick_up_at as "pickUpAt", amount, currency, ${sql.ref(party)} as party, tracking_id as "trackingId",
      vendor_reservation_id as "reservationId"
    from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
    order by created_at desc, id desc limit ${page.atMost}`;
}

/** Exported for the query plan test. */
export function groupsQuery(asked: SearchConditions, search: Omit<OrderSearch, 'agencyId'>): RawBuilder<OrderGroup> {
  const each = (['car', 'transfer'] as const).map(
    (kind) => sql`
      select ${kind}::text as kind, status, ${sql.ref(kinds[kind].party)} as party, currency, amount
      from ${sql.table(kinds[kind].table)} where ${sql.join(conditionsOf(kind, asked, search), sql` and `)}`,
  );
  return sql<OrderGroup>`
    select kind, status, party, currency, count(*)::integer as count, sum(amount)::bigint as amount
    from (${sql.join(each, sql` union all `)}) found group by kind, status, party, currency`;
}

function conditionsOf(
  kind: OrderKind,
  asked: SearchConditions,
  { statuses, status, party, createdFrom, createdTo, pickupFrom, pickupTo, text }: Omit<OrderSearch, 'agencyId'>,
): RawBuilder<unknown>[] {
  return [
    sql`agency_id = ${asked.id}`,
    statuses !== undefined && sql`status = ${statuses[kind]}`,
    status !== undefined && sql`status = ${status}`,
    party !== undefined && sql`${sql.ref(kinds[kind].party)} = ${party}`,
    createdFrom && sql`created_at >= ${createdFrom}::timestamptz`,
    createdTo && sql`created_at < ${createdTo}::timestamptz`,
    pickupFrom && sql`pick_up_at >= ${pickupFrom}::timestamptz`,
    pickupTo && sql`pick_up_at < ${pickupTo}::timestamptz`,
    text !== undefined && sql`id in (${named(sql.table(kinds[kind].table), asked, text)})`,
  ].filter((condition) => typeof condition === 'object');
}

/** Selects the orders after the given one. Orders created at the same time are sorted by ID, regardless of kind. */
function behind(asked: SearchConditions, id: string): RawBuilder<unknown> {
  return sql`(created_at, id) < (
    select created_at, id from car_order where id = ${id} and agency_id = ${asked.id}
    union all
    select created_at, id from transfer_order where id = ${id} and agency_id = ${asked.id})`;
}

/** Returns the lookup keys for a search text, interpreted as a last name or as a first and last name. */
function namesOf(agencyId: number, text: string | undefined, keysOf: LastNameKeys): Buffer[] {
  if (text === undefined) return [];
  const words = text.trim().split(/\s+/);
  return [...new Set([words.join(' '), words.at(-1)!])].flatMap((name) => keysOf(agencyId, name));
}

/** Maximum value of the `payment_id` column. */
const MOST_PAYMENT_ID = 2_147_483_647;

/** Each kind of identifier has a separate index. */
function named(table: RawBuilder<unknown>, { id, names }: SearchConditions, text: string): RawBuilder<unknown> {
  const paymentId = /^\d{1,10}$/.test(text) && Number(text) <= MOST_PAYMENT_ID ? Number(text) : null;
  return sql`
    select id from ${table} where agency_id = ${id} and id in (${text}, ${text.toUpperCase()})
    union all select id from ${table} where agency_id = ${id} and tracking_id = ${text}
    union all select id from ${table} where agency_id = ${id} and vendor_reservation_id = ${text}
    union all select order_id from payment_attempt
      where agency_id = ${id} and (id = ${text} or payment_id = ${paymentId}::integer)
    union all select order_id from payment_attempt where agency_id = ${id} and transaction_id = ${text}
    union all select order_id from order_last_name where agency_id = ${id} and last_name_key = any(${names})`;
}

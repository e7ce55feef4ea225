import { type Kysely, sql } from 'kysely';
import { grantedTo } from '../../database/granted-credit.ts';
import type { MovementKind } from '../../features/credit-limits/types.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import type { Currency } from '../../shared/money.ts';

/** Ledger entry, with its order and the agency's commission, if any. Amounts are in minor units. */
export type StatedEntry = {
  readonly entryId: number;
  readonly at: Date;
  readonly kind: MovementKind;
  /** Effect of the entry on the available credit. */
  readonly change: number;
  /** Available credit after the entry. */
  readonly remaining: number;
  readonly reference: string | undefined;
  /** The refunded legs of a transfer. */
  readonly legs?: readonly TransferLegType[] | undefined;
  readonly order:
    | { readonly id: string; readonly paymentId: number; readonly paid: number; readonly commission: number }
    | undefined;
};

/** An agency's credit figures for one UTC day and one currency. Amounts are in minor units. */
export type CreditDay = {
  readonly currency: Currency;
  /** Day as `YYYY-MM-DD`. */
  readonly day: string;
  readonly spent: number;
  readonly refunded: number;
  /** All credit granted to date, less reductions. */
  readonly granted: number;
  /** Available credit across all records at the end of the day. */
  readonly remaining: number;
};

/** Balances and sums of a period, in minor units. `deducted` is positive. */
export type StatementSums = {
  readonly opening: number;
  readonly added: number;
  readonly deducted: number;
  readonly closing: number;
};

type OfPeriod = { readonly recordId: number; readonly from?: Date; readonly to?: Date };

export type StatementStore = {
  /** Returns the latest entries first, starting before the entry with this ID. Includes `from` and excludes `to`. */
  readonly entries: (
    of: OfPeriod,
    page: { readonly before: number | undefined; readonly atMost: number },
  ) => Promise<readonly StatedEntry[]>;
  /** Sums the entries of a period. Includes `from` and excludes `to`. */
  readonly sums: (of: OfPeriod) => Promise<StatementSums>;
  /** Returns the figures for every day from the first to the last, by currency. */
  readonly days: (of: {
    readonly agencyId: number;
    readonly firstDay: string;
    readonly lastDay: string;
    readonly now: Date;
  }) => Promise<readonly CreditDay[]>;
};

type EntryRow = Omit<StatedEntry, 'reference' | 'order' | 'legs'> & {
  reference: string | null;
  legs: StatedEntry['legs'] | null;
  orderId: string | null;
  paymentId: number | null;
  paid: number | null;
  commission: number;
};

/** Effect of an entry on the available credit. */
const change = sql`case 'available' when debit_account then amount when credit_account then -amount else 0 end`;

export function createStatementStore(db: Kysely<Record<never, never>>): StatementStore {
  return {
    /**
     * Computes balances backwards, so that the latest page is as cheap to read for a long record as for a short one.
     */
    async entries({ recordId, from, to }, { before, atMost }) {
      const { rows } = await sql<EntryRow>`
        with page as (
          select id, entered_at, kind, attempt_id, reference, legs from ledger_entry
          where record_id = ${recordId}
            and (${from ?? null}::timestamptz is null or entered_at >= ${from ?? null}::timestamptz)
            and (${to ?? null}::timestamptz is null or entered_at < ${to ?? null}::timestamptz)
            and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
          order by id desc limit ${atMost}
        ), latest as (
          select remaining - coalesce((select sum(${change}) from ledger_entry
            where record_id = ${recordId} and id > (select max(id) from page)), 0) as remaining
          from credit_record where id = ${recordId}
        ), changes as (
          select id, ${change} as change, coalesce(sum(${change}) over (
            order by id desc rows between unbounded preceding and 1 preceding), 0) as later
          from ledger_entry where record_id = ${recordId} and id between (select min(id) from page) and (select max(id) from page)
        )
        select page.id as "entryId", entered_at as at, kind, changes.change::bigint as change,
          (latest.remaining - changes.later)::bigint as remaining, reference, legs,
          attempt.order_id as "orderId", attempt.payment_id as "paymentId", attempt.amount as paid,
          coalesce(case attempt.order_kind
            when 'car' then (
              select sum((line #>> '{amount,amount}')::bigint)
              from car_order_item item, jsonb_array_elements(item.product #> '{pricing,breakdown}') line
              where item.order_id = attempt.order_id and line ->> 'type' = 'commission' and line ->> 'dueAt' = 'payment')
            when 'transfer' then (
              select sum((fee ->> 'amount')::bigint)
              from transfer_order placed, json_array_elements(placed.product #> '{pricing,fees}') fee
              where placed.id = attempt.order_id and fee ->> 'type' = 'commission')
          end, 0)::bigint as commission
        from page join changes on changes.id = page.id cross join latest
          left join payment_attempt attempt on attempt.id = page.attempt_id
        order by page.id desc`.execute(db);
      return rows.map(({ reference, legs, orderId, paymentId, paid, commission, ...entry }) => ({
        ...entry,
        legs: legs ?? undefined,
        reference: reference ?? undefined,
        order: orderId === null ? undefined : { id: orderId, paymentId: paymentId!, paid: paid!, commission },
      }));
    },

    async sums({ recordId, from, to }) {
      const isBefore = sql`coalesce(entered_at < ${from ?? null}::timestamptz, false)`;
      const { rows } = await sql<Omit<StatementSums, 'closing'>>`
        select coalesce(sum(change) filter (where is_before), 0)::bigint as opening,
          coalesce(sum(change) filter (where change > 0 and not is_before), 0)::bigint as added,
          coalesce(-sum(change) filter (where change < 0 and not is_before), 0)::bigint as deducted
        from (
          select ${change} as change, ${isBefore} as is_before from ledger_entry where record_id = ${recordId}
            and (${to ?? null}::timestamptz is null or entered_at < ${to ?? null}::timestamptz)
        ) entered`.execute(db);
      const [{ opening, added, deducted }] = rows as [Omit<StatementSums, 'closing'>];
      return { opening, added, deducted, closing: opening + added - deducted };
    },

    async days({ agencyId, firstDay, lastDay, now }) {
      const today = now.toISOString().slice(0, 10);
      const { rows } = await sql<CreditDay>`
        with record as (
          select id, currency, remaining from credit_record where agency_id = ${agencyId}
        ), total as (
          select currency, sum(remaining) as remaining, sum(${grantedTo(sql`record.id`)}) as granted
          from record group by currency
        ), moved as (
          select currency, (entered_at at time zone 'UTC')::date as day, sum(${change}) as change,
            coalesce(sum(amount) filter (where kind = 'post'), 0) as spent,
            coalesce(sum(amount) filter (where kind in ('refund', 'refundPart')), 0) as refunded
          from ledger_entry join record on record.id = record_id
          where entered_at >= ${firstDay}::date at time zone 'UTC'
          group by 1, 2
        ), day as (
          select total.currency, granted::bigint, each.day::date, coalesce(spent, 0)::bigint as spent, coalesce(refunded, 0)::bigint as refunded,
            (total.remaining - coalesce(sum(change) over (
              partition by total.currency order by each.day desc rows between unbounded preceding and 1 preceding), 0))::bigint as remaining
          from total
          cross join generate_series(${firstDay}::date, greatest(${lastDay}::date, ${today}::date), interval '1 day') each (day)
          left join moved on moved.currency = total.currency and moved.day = each.day::date
        )
        select currency, to_char(day, 'YYYY-MM-DD') as day, spent, refunded, remaining, granted
        from day where day <= ${lastDay}::date order by currency, day`.execute(db);
      return rows;
    },
  };
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { grantedTo } from '../../database/granted-credit.ts';
import type { Agency } from '../../features/auth/types.ts';
import type { AgencyPermissions } from '../../shared/caller.ts';
import { type Currency, type Money, money } from '../../shared/money.ts';

export type AgencyState = 'active' | 'suspended' | 'closed';
export type AgencySort = 'number' | 'name' | 'lastActivity';

export type AgencyFilters = {
  readonly state?: AgencyState;
  /** Part of the agency's name, or its number. */
  readonly query?: string;
  readonly sort: AgencySort;
  /** Last agency on the previous page. */
  readonly after: Position | undefined;
};
export type Position = Pick<ListedAgency, 'id' | 'lastActivityAt'>;

export type ListedAgency = Agency & {
  readonly state: AgencyState;
  readonly members: number;
  /** Time of the last API call, to the minute. */
  readonly lastActivityAt: Date | undefined;
  readonly credit: readonly { readonly remaining: Money; readonly granted: Money }[];
};

export type AgencyListStore = {
  /** Lists a page of agencies in a single query. */
  readonly list: (filters: AgencyFilters, atMost: number) => Promise<readonly ListedAgency[]>;
};

type Row = {
  id: number;
  name: string;
  permissions: AgencyPermissions;
  ended_at: Date | null;
  suspended_at: Date | null;
  suspension_reason: string | null;
  state: AgencyState;
  members: number;
  last_activity_at: Date | null;
  credit: { currency: Currency; remaining: number; granted: number }[];
};

const ORDER = {
  number: sql`id`,
  name: sql`lower(name), id`,
  lastActivity: sql`last_activity_at desc nulls last, id`,
} as const satisfies Record<AgencySort, unknown>;

export function createAgencyListStore(db: Kysely<Record<never, never>>): AgencyListStore {
  return {
    async list(filters, atMost) {
      const { rows } = await pageOf(filters, atMost).execute(db);
      return rows.map(({ ended_at, suspended_at, suspension_reason, last_activity_at, credit, ...agency }) => ({
        ...agency,
        endedAt: ended_at ?? undefined,
        suspension: suspended_at ? { suspendedAt: suspended_at, reason: suspension_reason ?? '' } : undefined,
        lastActivityAt: last_activity_at ?? undefined,
        credit: credit.map(({ currency, remaining, granted }) => ({
          remaining: money(remaining, currency),
          granted: money(granted, currency),
        })),
      }));
    },
  };
}

/** Members and credit are queried only for the agencies on the page. */
function pageOf({ state, query, sort, after }: AgencyFilters, atMost: number): RawBuilder<Row> {
  return sql<Row>`
    with used as (
      select agency_id, max(used_at) as at
      from api_key_use join api_key on api_key.id = api_key_id join agency_user on agency_user.id = user_id
      group by agency_id
    ), known as (
      select id, name, used.at as last_activity_at,
        case when ended_at is not null then 'closed' when suspended_at is not null then 'suspended' else 'active' end as state
      from agency left join used on used.agency_id = agency.id
    ), page as (
      select id, state, last_activity_at from known
      where (${state ?? null}::text is null or state = ${state ?? null}::text)
        and (${query ?? null}::text is null or strpos(lower(name), lower(${query ?? ''})) > 0 or id::text = ${query ?? ''})
        and ${behind(sort, after)}
      order by ${ORDER[sort]} limit ${atMost}
    ), people as (
      select agency_id, count(*)::integer as count from portal_member
      where agency_id in (select id from page) group by agency_id
    ), record as (
      select agency_id, currency, remaining, ${grantedTo(sql`credit_record.id`)} as granted
      from credit_record where is_active and agency_id in (select id from page)
    ), balance as (
      select agency_id, currency, sum(remaining)::bigint as remaining, sum(granted)::bigint as granted
      from record group by agency_id, currency
    )
    select id, name,
      jsonb_build_object('mayUseFullCredit', may_use_full_credit, 'mayUseLimitedCredit', may_use_limited_credit,
        'mayPayByLimit', may_pay_by_limit, 'mayPayByCardNumber', may_pay_by_card_number,
        'mayUseCustomBilling', may_use_custom_billing,
        'mayReadReferenceData', may_read_reference_data, 'mayCheckCredit', may_check_credit) as permissions,
      ended_at, suspended_at, suspension_reason, state, last_activity_at, coalesce(people.count, 0) as members,
      coalesce((select jsonb_agg(jsonb_build_object('currency', currency, 'remaining', remaining, 'granted', granted)
        order by currency) from balance where balance.agency_id = page.id), '[]') as credit
    from page join agency using (id) left join people on people.agency_id = page.id
    order by ${ORDER[sort]}`;
}

/**
 * Selects the agencies that follow the last one on the previous page. That agency's name is looked up by its ID,
 * because a name is too long for a cursor.
 */
function behind(sort: AgencySort, after: AgencyFilters['after']): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const { id, lastActivityAt = null } = after;
  switch (sort) {
    case 'name':
      return sql`(lower(name), id) > (select lower(name), id from agency where id = ${id})`;
    case 'lastActivity':
      return lastActivityAt
        ? sql`(last_activity_at < ${lastActivityAt} or last_activity_at is null
            or (last_activity_at = ${lastActivityAt} and id > ${id}))`
        : sql`(last_activity_at is null and id > ${id})`;
    default:
      return sql`id > ${id}`;
  }
}

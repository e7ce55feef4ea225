import { type Generated, type Kysely, type RawBuilder, sql } from 'kysely';
import type { RowOf } from '../../database/tables-of.ts';
import type {
  Busiest,
  DividedPeriod,
  FoundRequest,
  LoggedRequest,
  PeriodFigures,
  Place,
  RefusedField,
  RequestFilters,
  SilentParty,
} from './types.ts';

export type RequestLogStore = {
  /** Writes all requests with one statement. */
  readonly add: (requests: readonly LoggedRequest[]) => Promise<void>;
  /** Lists calls, newest first. */
  readonly list: (asked: {
    readonly agencyId: number;
    readonly filters: RequestFilters;
    readonly after: Place | undefined;
    readonly atMost: number;
  }) => Promise<readonly FoundRequest[]>;
  /** Counts errors. Includes the entire hour that contains `from`. The key for calls without an error is empty. */
  readonly countErrors: (
    agencyId: number,
    from: Date,
  ) => Promise<readonly { readonly key: string; readonly count: number }[]>;
  /** Counts calls with the given status, which must not be 200. */
  readonly countStatus: (agencyId: number, status: number, from: Date) => Promise<number>;
  /** Returns figures in chronological order. Periods without calls are omitted. */
  readonly figures: (period: DividedPeriod, by: 'hour' | 'day') => Promise<readonly PeriodFigures[]>;
  readonly busiest: (period: DividedPeriod) => Promise<readonly Busiest[]>;
  /** Returns the number of deleted rows; if it equals `atMost`, more rows may remain. */
  readonly deleteBefore: (moment: Date, atMost: number) => Promise<number>;
  /** Deletes hourly sums that are no longer shown, and per-minute counters that are no longer written. */
  readonly deleteSums: (until: { readonly hoursBefore: Date; readonly minutesBefore: Date }) => Promise<void>;
};

export type RequestLogTables = {
  request_log: {
    id: Generated<number>;
    at: Date;
    agency_id: number;
    key_id: string;
    request_id: string;
    operation: string;
    status: number;
    error_key: string | null;
    duration_ms: number;
    is_repeat: boolean;
    refused_field: string | null;
    refused_rule: string | null;
    further_refusals: readonly RefusedField[] | null;
    order_id: string | null;
    silent_parties: readonly SilentParty[] | null;
    body_id: string | null;
  };
};

const columns = [
  'id',
  'at',
  'agency_id',
  'key_id',
  'request_id',
  'operation',
  'status',
  'error_key',
  'duration_ms',
  'is_repeat',
  'refused_field',
  'refused_rule',
  'further_refusals',
  'order_id',
  'silent_parties',
  'body_id',
] as const;
type Row = RowOf<RequestLogTables['request_log'], typeof columns>;

export function createRequestLogStore(db: Kysely<RequestLogTables>): RequestLogStore {
  return {
    async add(requests) {
      const of = <Value>(read: (request: (typeof requests)[number]) => Value) => requests.map(read);
      await sql`
        insert into request_log (at, agency_id, key_id, request_id, operation, status, error_key, duration_ms,
          is_repeat, refused_field, refused_rule, further_refusals, order_id, silent_parties, body_id)
        select * from unnest(
          ${of(({ at }) => at.toISOString())}::timestamptz[], ${of(({ agencyId }) => agencyId)}::integer[],
          ${of(({ keyId }) => keyId)}::text[], ${of(({ requestId }) => requestId)}::text[],
          ${of(({ operation }) => operation)}::text[], ${of(({ status }) => status)}::integer[],
          ${of(({ errorKey }) => errorKey ?? null)}::text[],
          ${of(({ durationMilliseconds }) => durationMilliseconds)}::real[], ${of(({ isRepeat }) => isRepeat)}::boolean[],
          ${of(({ refused }) => refused?.[0]?.field ?? null)}::text[],
          ${of(({ refused }) => refused?.[0]?.rule ?? null)}::text[],
          ${of(({ refused }) => jsonOf(refused?.slice(1)))}::jsonb[], ${of(({ orderId }) => orderId ?? null)}::text[],
          ${of(({ silentParties }) => jsonOf(silentParties))}::jsonb[],
          ${of(({ bodies }) => bodies?.id ?? null)}::text[]
        )`.execute(db);
    },

    async list({ agencyId, filters, after, atMost }) {
      const { requestId, status, outcome, operation, errorKey, keyId, from, to } = filters;
      const rows = await db
        .selectFrom('request_log')
        .select(columns)
        .where('agency_id', '=', agencyId)
        .$if(requestId !== undefined, (query) => query.where('request_id', '=', requestId!))
        .$if(status !== undefined, (query) => query.where('status', '=', status!))
        // Literal conditions allow the planner to use the index on failed calls.
        .$if(outcome === 'failed', (query) => query.where(sql<boolean>`status >= 400`))
        .$if(outcome === 'succeeded', (query) => query.where(sql<boolean>`status < 400`))
        .$if(operation !== undefined, (query) => query.where('operation', '=', operation!))
        .$if(errorKey !== undefined, (query) => query.where('error_key', '=', errorKey!))
        .$if(keyId !== undefined, (query) => query.where('key_id', '=', keyId!))
        .$if(from !== undefined, (query) => query.where('at', '>=', from!))
        .$if(to !== undefined, (query) => query.where('at', '<', to!))
        .$if(after !== undefined, (query) => query.where(sql<boolean>`(at, id) < (${after!.at}, ${after!.id}::bigint)`))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute();
      return rows.map(toRequest);
    },

    async countErrors(agencyId, from) {
      const { rows } = await sql<{ key: string; count: number }>`
        select error_key as key, sum(calls)::integer as count from request_hour
        where agency_id = ${agencyId} and hour > ${from}::timestamptz - interval '1 hour' group by 1`.execute(db);
      return rows;
    },

    async countStatus(agencyId, status, from) {
      const { count } = await db
        .selectFrom('request_log')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('agency_id', '=', agencyId)
        .where('status', '=', status)
        .where(sql<boolean>`status <> 200`)
        .where('at', '>=', from)
        .executeTakeFirstOrThrow();
      return count;
    },

    async figures(period, by) {
      const [counts, durations] = await Promise.all([
        countsQuery(period, by).execute(db),
        durationsQuery(period, by).execute(db),
      ]);
      return durations.rows.flatMap(({ at, ...percentiles }): PeriodFigures[] => {
        const counted = counts.rows.filter((row) => row.at.getTime() === at.getTime());
        // If there are no counts, the first calls of this hour were written between the two queries.
        if (counted.length === 0) return [];
        const errors = counted.flatMap(({ key, count }) => (key === '' ? [] : [{ key, count }]));
        return [{ at, count: counted.reduce((sum, row) => sum + row.count, 0), errors, ...percentiles }];
      });
    },

    async busiest(period) {
      const { rows } = await sql<Busiest>`
        select operation, max(busiest)::integer as busiest, sum(refused)::integer as refused from (
          select operation, busiest, refused from request_peak where ${inWholeHours(period)}
          union all
          select operation, count(*) as busiest, count(*) filter (where status = 429) as refused
          from (${edgeRows(period)}) edge group by operation, key_id, minute_of(at)
        ) as peak group by operation order by operation`.execute(db);
      return rows;
    },

    async deleteBefore(moment, atMost) {
      const { numAffectedRows = 0n } = await sql`
        delete from request_log where id = any(array(select id from request_log order by id limit ${atMost}))
          and at < ${moment}`.execute(db);
      return Number(numAffectedRows);
    },

    async deleteSums({ hoursBefore, minutesBefore }) {
      await sql`delete from request_hour where hour < ${hoursBefore}`.execute(db);
      await sql`delete from request_duration where hour < ${hoursBefore}`.execute(db);
      await sql`delete from request_peak where hour < ${hoursBefore}`.execute(db);
      await sql`delete from request_minute where minute < ${minutesBefore}`.execute(db);
    },
  };
}

/** Intervals for `date_bin`, which is cheaper than `date_trunc` with a time zone. */
const periodOf = { hour: sql`interval '1 hour'`, day: sql`interval '1 day'` } as const;
const beginOf = (by: keyof typeof periodOf) => sql`date_bin(${periodOf[by]}, at, timestamptz '1970-01-01T00:00:00Z')`;

/** Selects the counts. For whole hours within the period, they come from stored sums. */
function countsQuery(period: DividedPeriod, by: 'hour' | 'day') {
  return sql<{ at: Date; key: string; count: number }>`
    select ${beginOf(by)} as at, error_key as key, sum(calls)::integer as count from (
      select hour as at, error_key, calls from request_hour where ${inWholeHours(period)}
      union all
      select at, coalesce(error_key, ''), 1 from (${edgeRows(period)}) edge
    ) each group by 1, 2 order by 1, 3 desc, 2`;
}

/** Selects the upper limits of the first duration buckets that reach 50% and 95% of the calls. */
function durationsQuery(period: DividedPeriod, by: 'hour' | 'day') {
  return sql<Pick<PeriodFigures, 'at' | 'p50Milliseconds' | 'p95Milliseconds'>>`
    with counted as (
      select ${beginOf(by)} as at, step, sum(calls) as calls from (
        select hour as at, step, calls from request_duration where ${inWholeHours(period)}
        union all
        select at, duration_step(duration_ms), 1 from (${edgeRows(period)}) edge
      ) each group by 1, 2
    ), running as (
      select at, step, sum(calls) over (partition by at order by step) / sum(calls) over (partition by at) as part from counted
    )
    select at, step_milliseconds(min(step) filter (where part >= 0.5)) as "p50Milliseconds",
      step_milliseconds(min(step) filter (where part >= 0.95)) as "p95Milliseconds"
    from running group by at order by at`;
}

function inWholeHours({ agencyId, wholeHours: { start, end } }: DividedPeriod): RawBuilder<unknown> {
  return sql`agency_id = ${agencyId} and hour >= ${start} and hour < ${end}`;
}

/** Selects the log rows before and after the whole hours of the period. */
function edgeRows({ agencyId, from, to, wholeHours: { start, end } }: DividedPeriod): RawBuilder<unknown> {
  const rows = (first: Date, last: Date) =>
    sql`select at, operation, key_id, status, error_key, duration_ms from request_log where agency_id = ${agencyId} and at >= ${first} and at < ${last}`;
  return start < end ? sql`${rows(from, start)} union all ${rows(end, to)}` : rows(from, to);
}

function toRequest(row: Row): FoundRequest {
  return {
    id: row.id,
    requestId: row.request_id,
    at: row.at,
    agencyId: row.agency_id,
    keyId: row.key_id,
    operation: row.operation,
    status: row.status,
    errorKey: row.error_key ?? undefined,
    durationMilliseconds: row.duration_ms,
    isRepeat: row.is_repeat,
    refused: refusedIn(row),
    orderId: row.order_id ?? undefined,
    silentParties: row.silent_parties ?? undefined,
    bodyId: row.body_id ?? undefined,
  };
}

function refusedIn(row: Row): readonly RefusedField[] | undefined {
  if (row.refused_field === null) return undefined;
  return [{ field: row.refused_field, rule: row.refused_rule ?? '' }, ...(row.further_refusals ?? [])];
}

/** An empty list is stored as null. */
const jsonOf = (list: readonly unknown[] = []) => (list.length > 0 ? JSON.stringify(list) : null);

import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { dividedByHours } from './rules.ts';
import { createRequestLogStore, type RequestLogStore, type RequestLogTables } from './store.sql.ts';
import type { RequestFilters } from './types.ts';

const from = new Date('2027-03-01T09:00:00Z');

/**
 * Number of rows needed for realistic query plans. The rows are calls by ten agencies. One call in fifty failed, with
 * one of two statuses.
 */
const CROWD = 100_000;
/** Rows per insert statement, small enough for the statement timeout of requests. */
const PART = 20_000;

/** These tests require PostgreSQL on disk, because the embedded database does not collect statistics automatically. */
describe.runIf(process.env.TEST_DATABASE_URL)(`a log of ${CROWD} requests`, () => {
  const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  let database: Database;
  let store: RequestLogStore;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { pool } = database;
    store = createRequestLogStore(
      new Kysely<RequestLogTables>({
        dialect: new PostgresDialect({ pool }),
        log: ({ query }) => void statements.push(query),
      }),
    );
    for (let first = 1; first <= CROWD; first += PART)
      await pool.query(
        `insert into request_log (at, agency_id, key_id, request_id, operation, status, error_key, duration_ms, is_repeat)
         select $1::timestamptz + n * interval '12 seconds', n % 10, 'key_' || n % 150, 'request-' || n, 'operation' || n % 40,
           case when n % 100 = 0 then 402 when n % 50 = 0 then 404 else 200 end, case when n % 50 = 0 then 'error.number' || n % 20 end, n % 700, false
         from generate_series($2::int, $3::int) n`,
        [from, first, first + PART - 1],
      );
    await pool.query('vacuum analyze request_log, request_duration, request_hour, request_peak');
  });
  afterAll(async () => {
    await database.pool.query('truncate request_log, request_duration, request_hour, request_minute, request_peak');
    await database.close();
  });

  type Plan = { readonly 'Node Type': string; readonly 'Index Name'?: string; readonly Plans?: readonly Plan[] };
  const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

  const lastPlan = () => planOf(statements.at(-1)!);
  async function planOf({ sql, parameters }: (typeof statements)[number]) {
    const { rows } = await database.pool.query(`explain (format json) ${sql}`, [...parameters]);
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  }
  const indexesOf = (nodes: readonly Plan[]) => nodes.flatMap((node) => node['Index Name'] ?? []);

  test.each<[RequestFilters, string]>([
    [{}, 'request_log_of_agency'],
    [{ requestId: 'request-100' }, 'request_log_by_request'],
    [{ operation: 'operation0' }, 'request_log_by_operation'],
    [{ status: 402 }, 'request_log_by_status'],
    [{ outcome: 'failed' }, 'request_log_failed'],
    [{ errorKey: 'error.number0' }, 'request_log_by_error'],
  ])('the filter %j uses a separate index and reads only rows that are returned', async (filters, index) => {
    expect(
      (await store.list({ agencyId: 0, filters: { ...filters, from }, after: undefined, atMost: 21 })).length,
    ).toBeGreaterThan(0);
    const nodes = await lastPlan();
    expect(indexesOf(nodes)).toEqual([index]);
    expect(nodes.filter((node) => /Seq Scan/.test(node['Node Type']))).toEqual([]);
    if (!filters.requestId) expect(nodes.filter((node) => /Sort|Bitmap/.test(node['Node Type']))).toEqual([]);
  });

  test.each(['hour', 'day'] as const)(
    'figures by the %s read hourly sums, and the log only for partial hours',
    async (by) => {
      const half = new Date(from.getTime() + 30 * 60_000);
      const period = dividedByHours({ agencyId: 0, from: half, to: new Date(half.getTime() + 7 * 86_400_000) });
      await store.figures(period, by);
      await store.busiest(period);
      const nodes = (await Promise.all(statements.slice(-3).map(planOf))).flat();
      expect(nodes.filter((node) => /Seq Scan/.test(node['Node Type']))).toEqual([]);
      const sums = ['request_hour_pkey', 'request_duration_pkey', 'request_peak_pkey'];
      // With only ten agencies, their hourly rows are so close together that both indexes have the same cost.
      const indexes = indexesOf(nodes).map((name) => name.replace('request_duration_by_hour', 'request_duration_pkey'));
      expect(new Set(indexes)).toEqual(new Set([...sums, 'request_log_of_agency']));
    },
  );

  test('deleting the oldest rows does not read any others', async () => {
    expect(await store.deleteBefore(new Date(from.getTime() + 60_000), 1_000)).toBeGreaterThan(0);
    const nodes = await lastPlan();
    expect(nodes.filter((node) => /Seq Scan/.test(node['Node Type']))).toEqual([]);
    expect(new Set(indexesOf(nodes))).toEqual(new Set(['request_log_pkey']));
  });
});

import pg from 'pg';
import { dividedByHours } from '../../packages/server/src/features/request-log/rules.ts';
import {
  createRequestLogStore,
  type RequestLogTables,
} from '../../packages/server/src/features/request-log/store.sql.ts';
import type { LoggedRequest, RequestFilters } from '../../packages/server/src/features/request-log/types.ts';
import { createWriting } from '../../packages/server/src/features/request-log/writing.ts';
import { openPostgresTestDatabase } from '../../packages/server/test/support/postgres-database.ts';
import { type Figure, saveResults } from './results/raw.ts';

/**
 * Measures the cost of writing a request to the request log, and the time needed to find one request among many. `pnpm
 * bench requests [rows]` uses ten million rows by default, on the PostgreSQL server at TEST_DATABASE_URL.
 */
const ROWS = Number(process.argv[2] ?? 10_000_000);
const PART = 500_000;
const AGENCIES = 20;
const FINDS = 30;
const WRITTEN = 20_000;

const url = process.env.TEST_DATABASE_URL;
if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL');
const database = await openPostgresTestDatabase(url);
const store = createRequestLogStore(database.db.withTables<RequestLogTables>());
const now = new Date();
const figures: Figure[] = [];
const monthAgo = new Date(now.getTime() - 30 * 24 * 3_600_000);

// Filling the table takes longer than the service's statement timeout.
const filling = new pg.Client({ connectionString: String(database.pool.options.connectionString) });
await filling.connect();
await measureWriting('empty');
for (let first = 1; first <= ROWS; first += PART) {
  // One agency owns half of the requests; 2% of all requests have failed.
  await filling.query(
    `insert into request_log (at, agency_id, key_id, request_id, operation, status, error_key, duration_ms, is_repeat)
     select $1::timestamptz + n * (interval '30 days' / $2::float8), case when n % 2 = 0 then 1 else n % $3 + 1 end, 'key_' || n % 7,
       'req_' || n, 'operation' || n % 40, case when n % 50 = 0 then 402 when n % 9001 = 0 then 500 else 200 end,
       case when n % 50 = 0 then 'error.number' || n % 20 when n % 9001 = 0 then 'server.error' end, 5 + n % 700, false
     from generate_series($4::int, $5::int) n`,
    [monthAgo, ROWS, AGENCIES, first, Math.min(first + PART - 1, ROWS)],
  );
}
await filling.query('vacuum analyze request_log, request_hour, request_duration, request_peak');
const { rows } = await database.pool.query<{ size: string }>(
  `select pg_size_pretty(pg_total_relation_size('request_log')) as size`,
);
console.log(`${ROWS} rows, with their indexes ${rows[0]!.size}`);
await measureWriting('full');
await measureSums();
await filling.end();

const anyRequest = () => `req_${2 * Math.ceil((Math.random() * ROWS) / 2)}`;
const asked: Readonly<Record<string, () => RequestFilters>> = {
  'the latest': () => ({}),
  'by X-Request-Id': () => ({ requestId: anyRequest() }),
  'by operation': () => ({ operation: 'operation8' }),
  'by status, common': () => ({ status: 402 }),
  'by status, rare': () => ({ status: 500 }),
  'by error key': () => ({ errorKey: 'server.error' }),
  'by operation and status': () => ({ operation: 'operation10', status: 402 }),
  'none there': () => ({ operation: 'operation8', errorKey: 'server.none' }),
};
for (const [what, filters] of Object.entries(asked)) {
  const find = () =>
    store.list({ agencyId: 1, filters: { ...filters(), from: monthAgo }, after: undefined, atMost: 51 });
  const [median, worst] = await timesOf(FINDS, find);
  console.log(`${what.padEnd(28)} median ${median} ms, worst ${worst} ms`);
  noteTimes(what, median, worst);
}
for (const [what, from, by] of [
  ['figures of a day, by the hour', new Date(now.getTime() - 24 * 3_600_000), 'hour'],
  ['figures of 30 days, by the day', monthAgo, 'day'],
] as const) {
  const period = dividedByHours({ agencyId: 2, from, to: now });
  const [median, worst] = await timesOf(9, () => Promise.all([store.figures(period, by), store.busiest(period)]));
  console.log(`${what.padEnd(28)} median ${median} ms, worst ${worst} ms (a twentieth of half of the rows)`);
  noteTimes(what, median, worst);
}
const [deleting, longest] = await timesOf(3, () => store.deleteBefore(new Date(monthAgo.getTime() + 60_000), 5_000));
console.log(`${'a round of deleting'.padEnd(28)} median ${deleting} ms`);
noteTimes('a round of deleting', deleting, longest);
console.log(`every figure: ${saveResults('requests', { rounds: FINDS, figures, rows: ROWS })}`);
await database.close();

function noteTimes(row: string, median: string, worst: string): void {
  figures.push({ row, column: 'median', value: Number(median), unit: 'ms' });
  figures.push({ row, column: 'worst', value: Number(worst), unit: 'ms' });
}

/**
 * Measures inserts of a thousand requests each, as in the service. An API call waits only until its request is queued.
 */
async function measureWriting(table: string): Promise<void> {
  const request: LoggedRequest = {
    ...{ requestId: 'req_bench', at: now, agencyId: 1, keyId: 'key_1', operation: 'listOrders', status: 200 },
    ...{ errorKey: undefined, durationMilliseconds: 12.3, isRepeat: false },
  };
  const writing = createWriting({
    ...{ store, bodies: undefined, noteUses: async () => {}, now: () => now, dropped: () => {} },
    onError(error) {
      throw error;
    },
  });
  let queued = 0;
  const begin = performance.now();
  for (let number = 0; number < WRITTEN; number += 5_000) {
    const before = performance.now();
    for (let each = 0; each < 5_000; each += 1) writing.add({ ...request, requestId: `req_bench_${number + each}` });
    queued += performance.now() - before;
    await writing.flush();
  }
  const each = (milliseconds: number) => ((milliseconds / WRITTEN) * 1_000).toFixed(1);
  const whole = performance.now() - begin - queued;
  console.log(
    `writing, table ${table}: ${each(queued)} µs a call in its way, ${each(whole)} µs beside it, database included`,
  );
  const row = `writing a call, table ${table}`;
  figures.push({ row, column: 'in its way', value: Number(each(queued)), unit: 'µs' });
  figures.push({ row, column: 'beside it', value: Number(each(whole)), unit: 'µs' });
}

/**
 * Alternates between writing with and without the trigger that sums requests, so that other load does not affect the
 * ratio.
 */
async function measureSums(): Promise<void> {
  for (const [size, rounds] of [
    [1_000, 10],
    [100, 50],
    [1, 300],
  ] as const) {
    const ratios: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const took = { enable: 0, disable: 0 };
      for (const way of turn % 2 ? (['enable', 'disable'] as const) : (['disable', 'enable'] as const)) {
        await filling.query(`alter table request_log ${way} trigger requests_are_summed`);
        const begin = performance.now();
        for (let round = 0; round < rounds; round += 1) await store.add(Array.from({ length: size }, anyCall));
        took[way] = performance.now() - begin;
      }
      ratios.push(took.enable / took.disable);
    }
    const [least, median, most] = [0, 3, 6].map((at) => ratios.toSorted((one, other) => one - other)[at]!.toFixed(2));
    console.log(`writing ${size} at once with sums: ${median} times as long as without (${least} to ${most})`);
    figures.push({ row: `writing ${size} at once`, column: 'with sums', value: Number(median), unit: '×' });
  }
}

/** Returns a log entry from a mix of three agencies, three keys and a dozen operations. */
function anyCall(_: unknown, number: number): LoggedRequest {
  const errorKey = number % 50 === 0 ? 'cardPayment.declined' : undefined;
  return {
    ...{
      requestId: `req_sums_${number}`,
      at: new Date(),
      agencyId: (number % 3) + 1,
      keyId: `key_${number % 3}`,
      errorKey,
    },
    ...{ operation: `operation${(number * 7) % 12}`, status: errorKey ? 402 : 200, isRepeat: false },
    durationMilliseconds: Math.exp((number * 37) % 7),
  };
}

async function timesOf(times: number, work: () => Promise<unknown>): Promise<[median: string, worst: string]> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now();
    await work();
    all.push(performance.now() - begin);
  }
  all.sort((one, other) => one - other);
  return [all[Math.floor(times / 2)]!.toFixed(1), all.at(-1)!.toFixed(1)];
}

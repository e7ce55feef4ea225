import { readFileSync } from 'node:fs';
import pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { FairPool } from '../../packages/server/src/database/pool.ts';
import { createPreparing } from '../../packages/server/src/database/prepared-statements.ts';
import { createPostgresStore } from '../../packages/server/src/http/limits.postgres.ts';
import { openRedisStore } from '../../packages/server/src/http/limits.redis.ts';
import { createMemoryStore, type LimitStore } from '../../packages/server/src/http/limits.ts';
import { createLog } from '../../packages/server/src/http/log.ts';
import { startRedis } from '../../packages/server/test/support/redis.ts';
import { leavesOutRedis } from '../test/redis.ts';
import { cpuOf, cpuOfAll } from './results/cpu.ts';
import { type Figure, median, saveResults } from './results/raw.ts';

/**
 * Measures the cost of counting one request towards its rate limit, compared with rate-limiter-flexible. The figures
 * are the CPU time of this process and of the store, for one request at a time and for sixteen concurrent requests. The
 * measurement uses PostgreSQL if TEST_DATABASE_URL refers to a server on this machine.
 */
const ROUNDS = 5;
const COUNTS = 1_500;
const BUCKETS = 50;
const WINDOW_SECONDS = 60;
const MOST_MICROSECONDS_IN_ONE = 10;

type Way = {
  readonly name: string;
  readonly count: (bucket: string) => unknown;
  readonly storeCpu: () => Promise<number>;
};

const now = () => new Date();
const none = async () => 0;
const points = { points: 1_000_000_000, duration: WINDOW_SECONDS, keyPrefix: '' };
const closing: (() => Promise<unknown>)[] = [];

const ways: Way[] = [
  { name: 'memory', ...ours(createMemoryStore(now)), storeCpu: none },
  { name: 'memory, rate-limiter-flexible', ...theirs(new RateLimiterMemory(points)), storeCpu: none },
  ...(process.env.TEST_DATABASE_URL ? await inPostgres(process.env.TEST_DATABASE_URL) : []),
  ...(leavesOutRedis ? [] : await inRedis()),
];

const measured = new Map<string, [node: number, store: number][]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const atOnce of [1, 16]) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      const title = `${way.name}, ${atOnce} at once`;
      measured.set(title, [...(measured.get(title) ?? []), await measure(way, atOnce)]);
    }
  }
}
for (const close of closing) await close();

console.log('CPU per counted request, median of rounds        here     store');
for (const [title, rounds] of [...measured].sort()) {
  const [here, store] = [0, 1].map((column) =>
    median(rounds.map((round) => round[column]!))
      .toFixed(1)
      .padStart(7),
  );
  console.log(`${title.padEnd(46)} ${here} µs ${store} µs`);
}
const figures = ways.flatMap(({ name }) => [1, 16].flatMap((atOnce) => figuresOf(name, atOnce)));
console.log(
  `every round: ${saveResults('limits', { rounds: ROUNDS, figures, microseconds: Object.fromEntries(measured) })}`,
);

function figuresOf(row: string, atOnce: number): Figure[] {
  const rounds = measured.get(`${row}, ${atOnce} at once`)!;
  const when = atOnce === 1 ? 'one at a time' : `${atOnce} at once`;
  const aim = row === 'memory' ? { most: MOST_MICROSECONDS_IN_ONE } : undefined;
  return [
    { row, column: `here, ${when}`, value: median(rounds.map(([here]) => here)), unit: 'µs', aim },
    { row, column: `store, ${when}`, value: median(rounds.map(([, store]) => store)), unit: 'µs' },
  ];
}

async function measure({ count, storeCpu }: Way, atOnce: number): Promise<[number, number]> {
  const before = await storeCpu();
  const start = process.cpuUsage();
  let counted = 0;
  const client = async () => {
    for (; counted < COUNTS; counted += 1) await count(`searchCars:${counted % BUCKETS}`);
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / COUNTS, ((await storeCpu()) - before) / COUNTS];
}

function ours(store: LimitStore) {
  closing.push(store.close);
  return { count: (bucket: string) => store.count(bucket, WINDOW_SECONDS) };
}

function theirs(limiter: RateLimiterAbstract) {
  return { count: (bucket: string) => limiter.consume(bucket) };
}

/** Uses a separate schema, which is dropped at the end. */
async function inPostgres(connectionString: string): Promise<Way[]> {
  const schema = `bench_limits_${process.pid}`;
  const options = `-c search_path=${schema}`;
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  await owner.query(`create schema ${schema}`);
  const migration = new URL('../../packages/server/migrations/0002-rate-limits.sql', import.meta.url);
  await owner.query(`set search_path to ${schema}; ${readFileSync(migration, 'utf8')}`);
  const [{ pool, storeCpu }, prepared] = await Promise.all([
    openPool(connectionString, options, { isPrepared: false }),
    openPool(connectionString, options, { isPrepared: true }),
  ]);
  closing.push(() => owner.query(`drop schema ${schema} cascade`).then(() => owner.end()));

  const storeClient = { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values }) };
  const table = {
    storeClient,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  return [
    { name: 'PostgreSQL', ...ours(createPostgresStore(prepared.pool)), storeCpu: prepared.storeCpu },
    { name: 'PostgreSQL, behind a pooler', ...ours(createPostgresStore(pool)), storeCpu },
    {
      name: 'PostgreSQL, rate-limiter-flexible',
      ...theirs(new RateLimiterPostgres({ ...points, ...table })),
      storeCpu,
    },
  ];
}

/** Opens a pool with eight connections. */
async function openPool(connectionString: string, options: string, { isPrepared }: { readonly isPrepared: boolean }) {
  const pool = new FairPool({ connectionString, options, max: 20, idleTimeoutMillis: 0, patienceMilliseconds: 5_000 });
  if (isPrepared) pool.on('connect', createPreparing());
  const clients = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
  const pids = await Promise.all(
    clients.map(async (client) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid),
  );
  for (const client of clients) client.release();
  closing.push(() => pool.end());
  return { pool, storeCpu: async () => cpuOfAll(pids) };
}

async function inRedis(): Promise<Way[]> {
  const redis = await startRedis();
  const store = await openRedisStore(redis.url, { prefix: 'limit:bench:', now, log: createLog('silent') });
  const way = { name: 'Redis', ...ours(store), storeCpu: async () => cpuOf(redis.pid) };
  closing.push(redis.stop);
  return [way];
}

import { afterEach, expect, test } from 'vitest';
import { leavesOutRedis } from '../../../../scripts/test/redis.ts';
import { call } from '../support/api.ts';
import { loginAt } from '../support/live-booking.ts';
import { openPostgresTestDatabase } from '../support/postgres-database.ts';
import { startRedis } from '../support/redis.ts';
import { startServerProcess } from '../support/server-process.ts';

const LIMIT = 60;
const postgres = process.env.TEST_DATABASE_URL!;

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

async function askThree(more: Record<string, string>) {
  const database = await openPostgresTestDatabase(postgres);
  closing.push(database.close);
  const environment = {
    APP_ENV: 'staging',
    DATABASE_URL: String(database.pool.options.connectionString),
    RATE_LIMIT_SCALE: '1',
    ...more,
  };
  const first = await startServerProcess(environment);
  closing.push(first.kill);
  const others = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
  for (const { kill } of others) closing.push(kill);
  const token = await loginAt(first.url, 'horizon');
  const ask = (url: string) => call(`${url}/api/v1/payment/limits`, 'GET', { token });
  const urls = [first, ...others].map(({ url }) => url);
  const answers = await Promise.all(Array.from({ length: LIMIT + 30 }, (_, index) => ask(urls[index % 3]!)));
  const counted = (await database.pool.query('select 1 from rate_limit')).rowCount;
  return { answers, counted, last: await Promise.all(urls.map(ask)) };
}

function expectExact({ answers, last }: Awaited<ReturnType<typeof askThree>>): void {
  const left = answers
    .filter(({ status }) => status === 200)
    .map(({ headers }) => Number(headers.get('ratelimit-remaining')));
  expect(left.sort((one, other) => one - other)).toEqual(Array.from({ length: LIMIT }, (_, index) => index));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  for (const { status, headers } of last) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

test('three processes on PostgreSQL accept exactly 60 of 90 requests', { timeout: 180_000 }, async () => {
  expectExact(await askThree({}));
});

test.skipIf(leavesOutRedis)(
  'three processes with Redis accept exactly 60 of 90 requests and write no counters to PostgreSQL',
  { timeout: 180_000 },
  async () => {
    const redis = await startRedis();
    closing.push(redis.stop);
    const asked = await askThree({ REDIS_URL: redis.url });
    expectExact(asked);
    expect(asked.counted).toBe(0);
  },
);

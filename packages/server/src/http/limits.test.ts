import type { Operation, RateLimit } from '@agency-booking/contract-express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leavesOutRedis } from '../../../../scripts/test/redis.ts';
import { createTestClock } from '../../test/support/clock.ts';
import { openTestDatabase } from '../../test/support/database.ts';
import { type RunningRedis, startRedis } from '../../test/support/redis.ts';
import type { Database } from '../database/open.ts';
import { createPostgresStore } from './limits.postgres.ts';
import { openRedisStore } from './limits.redis.ts';
import { createLimit, createMemoryStore, type LimitStore } from './limits.ts';
import { createLog } from './log.ts';

const clock = createTestClock();
const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));
const limit: RateLimit = { requests: 20, windowSeconds: 60, per: 'user' };
const operation = { id: 'searchCars' } as Operation;

/** Counts requests concurrently, with one limit per store, as instances that start at the same time would. */
async function countEverywhere(stores: readonly LimitStore[], bucket: string, times: number) {
  const limits = stores.map((store) => createLimit(store, { now: clock.now, scale: 1, report: () => {} }));
  const counts = Array.from({ length: times }, (_, index) =>
    limits[index % limits.length]!({ operation, limit, bucket }),
  );
  return Promise.all(counts);
}

function describeExact(open: () => readonly LimitStore[]) {
  test('20 of 60 concurrent requests pass with distinct numbers, and the rest receive a retry time', async () => {
    const states = await countEverywhere(open(), 'at once', 60);
    const passed = states.filter(({ exceeded }) => !exceeded);
    const left = passed.map(({ remaining }) => remaining).sort((one, other) => one - other);
    expect(left).toEqual(Array.from({ length: 20 }, (_, index) => index));
    for (const { limit: most, remaining, retryAfterSeconds } of states.filter(({ exceeded }) => exceeded)) {
      expect([most, remaining]).toEqual([20, 0]);
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });

  test('a bucket at its limit does not affect a different bucket', async () => {
    await countEverywhere(open(), 'full', 30);
    const states = await countEverywhere(open(), 'fresh', 3);
    expect(states.map(({ remaining }) => remaining).sort()).toEqual([17, 18, 19]);
  });
}

describe('limits in memory', () => {
  const store = createMemoryStore(clock.now);
  describeExact(() => [store]);

  test('a window begins with its first request and ends a minute later', async () => {
    const count = createLimit(createMemoryStore(clock.now), { now: clock.now, scale: 0.1, report: () => {} });
    const ask = () => count({ operation, limit, bucket: 'window' });
    expect(await ask()).toMatchObject({ limit: 2, remaining: 1, resetSeconds: 60 });
    clock.advance(45);
    expect(await ask()).toMatchObject({ remaining: 0, resetSeconds: 15, exceeded: false });
    expect(await ask()).toMatchObject({ exceeded: true, retryAfterSeconds: 15 });
    clock.advance(15);
    expect(await ask()).toMatchObject({ remaining: 1, resetSeconds: 60, exceeded: false });
  });
});

describe('limits in PostgreSQL', () => {
  let database: Database;
  let stores: LimitStore[];
  beforeAll(async () => {
    database = await openTestDatabase();
    stores = [1, 2, 3].map(() => createPostgresStore(database.pool));
  });
  afterAll(() => database.close());
  describeExact(() => stores);

  test('an expired window restarts its count, and its row is deleted by the cleanup', async () => {
    await countEverywhere(stores, 'over', 25);
    await database.pool.query(`update rate_limit set expire = expire - 60000 where key = 'over'`);
    const [store] = stores as [LimitStore];
    expect(await store.count('over', 60)).toMatchObject({ used: 1 });
    await database.pool.query('update rate_limit set expire = expire - 60000');
    await store.count('young', 60);
    await store.deleteExpired();
    expect((await database.pool.query('select key from rate_limit')).rows).toEqual([{ key: 'young' }]);
  });

  test('requests that arrive during a statement share the next one', async () => {
    const statements: unknown[] = [];
    const pool = {
      query: (text: string, values: unknown[]) => {
        statements.push(values[1]);
        return database.pool.query(text, values);
      },
    } as typeof database.pool;
    const store = createPostgresStore(pool);
    await Promise.all(Array.from({ length: 30 }, (_, index) => store.count(`together ${index % 3}`, 60)));
    expect(statements).toEqual([[10, 10, 10]]);
  });

  test('a database failure fails every waiting request, and the next request queries again', async () => {
    let isAway = true;
    const pool = {
      query: (text: string, values: unknown[]) =>
        isAway ? Promise.reject(new Error('away')) : database.pool.query(text, values),
    } as typeof database.pool;
    const store = createPostgresStore(pool);
    const counts = await Promise.allSettled([store.count('away', 60), store.count('away', 60)]);
    expect(counts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await store.count('away', 60)).toMatchObject({ used: 1 });
  });
});

describe.skipIf(leavesOutRedis)('limits in Redis', () => {
  let redis: RunningRedis;
  let stores: LimitStore[];
  const open = () => openRedisStore(redis.url, { prefix: 'limit:staging:', now: clock.now, log });
  beforeAll(async () => {
    redis = await startRedis();
    stores = await Promise.all([open(), open(), open()]);
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await redis.stop();
  });
  describeExact(() => stores);

  test('frozen Redis delays no request: each process counts separately and logs one error', async () => {
    redis.freeze();
    const states = await countEverywhere(stores, 'frozen', 60);
    redis.thaw();
    expect(states.filter(({ exceeded }) => exceeded)).toEqual([]);
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(errors.map(({ msg }) => msg)).toEqual(
      Array.from({ length: 3 }, () => 'Redis unavailable, each process counts limits locally'),
    );
  });

  test('a start without Redis fails with advice', async () => {
    const starting = openRedisStore('redis://127.0.0.1:1', { prefix: '', now: clock.now, log });
    await expect(starting).rejects.toThrow(/^REDIS_URL: Redis does not answer \(.*ECONNREFUSED.*\)\. Start it,/);
  });
});

import type pg from 'pg';
import type { LimitStore } from './limits.ts';
import type { Count } from './limits.windows.ts';

/** PostgreSQL's clock in milliseconds, so that instances with different clocks count in the same windows. */
const NOW_MS = '(extract(epoch from statement_timestamp()) * 1000)::bigint';
const INTO = 'insert into rate_limit as known (key, points, expire)';
const COUNTED = `on conflict (key) do update set
    points = case when known.expire <= ${NOW_MS} then excluded.points else known.points + excluded.points end,
    expire = case when known.expire <= ${NOW_MS} then excluded.expire else known.expire end
  returning key, points, expire - ${NOW_MS} as milliseconds`;
/**
 * Counts in key order, so that instances that count the same buckets concurrently wait for each other without
 * deadlocks.
 */
const MANY = `${INTO}
  select key, points, ${NOW_MS} + milliseconds
  from unnest($1::text[], $2::integer[], $3::bigint[]) as asked (key, points, milliseconds)
  order by key ${COUNTED}`;
/** Counts a single bucket. This takes half the time that `MANY` takes. */
const ONE = `${INTO} values ($1, $2, ${NOW_MS} + $3::bigint) ${COUNTED}`;

type Row = { key: string; points: number; milliseconds: number };
type Asking = { readonly resolve: (count: Count) => void; readonly reject: (error: unknown) => void };
type Bucket = { readonly windowSeconds: number; readonly asking: Asking[] };

/**
 * Creates a store in PostgreSQL. Requests that arrive while a statement is running are counted together in the next
 * statement. Under load, a process therefore sends one statement for many requests and uses only one connection. Each
 * request still gets its own count.
 */
export function createPostgresStore(pool: pg.Pool): LimitStore {
  let waiting = new Map<string, Bucket>();
  let isAtWork = false;

  async function work(): Promise<void> {
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      await countAll(batch).catch((error) => {
        for (const { asking } of batch.values()) for (const { reject } of asking) reject(error);
      });
    }
    isAtWork = false;
  }

  async function countAll(batch: ReadonlyMap<string, Bucket>): Promise<void> {
    const asked = [...batch].map(([key, { asking, windowSeconds }]) => [key, asking.length, windowSeconds * 1000]);
    const { rows } = await (asked.length === 1
      ? pool.query<Row>(ONE, asked[0])
      : pool.query<Row>(
          MANY,
          [0, 1, 2].map((column) => asked.map((row) => row[column])),
        ));
    for (const { key, points, milliseconds } of rows) {
      const { asking } = batch.get(key)!;
      const before = points - asking.length;
      for (const [index, { resolve }] of asking.entries()) {
        resolve({ used: before + index + 1, resetMilliseconds: milliseconds });
      }
    }
  }

  return {
    count: (key, windowSeconds) =>
      new Promise((resolve, reject) => {
        const bucket = waiting.get(key) ?? { windowSeconds, asking: [] };
        bucket.asking.push({ resolve, reject });
        waiting.set(key, bucket);
        if (isAtWork) return;
        isAtWork = true;
        // Defer the statement, so that requests that arrive together share it.
        setImmediate(work);
      }),
    async deleteExpired() {
      await pool.query(`delete from rate_limit where expire <= ${NOW_MS}`);
    },
    close: async () => {},
  };
}

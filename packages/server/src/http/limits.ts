import type { LimitState, Operation, RateLimit } from '@agency-booking/contract-express';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ReportSecurity } from '../shared/security-events.ts';

type Counted = { readonly operation: Operation; readonly limit: RateLimit; readonly bucket: string };

/** Where requests are counted: in this process, or in PostgreSQL for all instances. */
export type LimitStorage = { readonly kind: 'memory' } | { readonly kind: 'postgres'; readonly pool: pg.Pool };

/**
 * Counts requests against the limits the contract publishes.
 * @param scale every limit is multiplied by it
 * @param report is told of the first request of a window that is one too many
 */
export function createLimit(storage: LimitStorage, scale: number, report: ReportSecurity) {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf({ id }: Operation, { windowSeconds }: RateLimit, points: number): RateLimiterAbstract {
    const known = limiters.get(id);
    if (known) return known;
    const options = { points, duration: windowSeconds, keyPrefix: '' };
    const limiter =
      storage.kind === 'memory'
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient: unnamed(storage.pool),
            storeType: 'pool',
            tableName: 'rate_limit',
            tableCreated: true,
          });
    limiters.set(id, limiter);
    return limiter;
  }

  return async ({ operation, limit, bucket }: Counted): Promise<LimitState> => {
    const points = Math.max(1, Math.round(limit.requests * scale));
    const { state, exceeded } = await consume(limiterOf(operation, limit, points), bucket);
    if (exceeded && state.consumedPoints === points + 1) report({ event: 'limit.exceeded', reason: limit.per });
    const resetSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    return { limit: points, remaining: state.remainingPoints, resetSeconds, exceeded, retryAfterSeconds: resetSeconds };
  };
}

/** The library names its statements, and behind a pooler the next one may meet a connection that does not know the name. */
function unnamed(pool: pg.Pool) {
  return { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values }) };
}

/** The library throws the count when a limit is exceeded. */
async function consume(limiter: RateLimiterAbstract, bucket: string) {
  try {
    return { state: await limiter.consume(bucket), exceeded: false };
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return { state: thrown, exceeded: true };
    throw thrown;
  }
}

/** The API key or refresh token that a limit per credential counts by. */
export function credentialOf(body: unknown): string | undefined {
  const { key, token } = (body ?? {}) as Record<string, unknown>;
  return [key, token].find((value): value is string => typeof value === 'string');
}

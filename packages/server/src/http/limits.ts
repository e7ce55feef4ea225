import { createHash } from 'node:crypto';
import type { LimitState, Operation, RateLimit } from '@agency-booking/contract-express';
import type { Now } from '../ports/clock.ts';
import type { ReportSecurity } from '../shared/security-events.ts';
import { holdsCardNumber } from './card-numbers.ts';
import { type Count, createWindows } from './limits.windows.ts';

/** Where requests are counted: in this process, or for all instances in PostgreSQL or Redis. */
export type LimitStore = {
  /** Counts one request in the bucket's window, which begins with its first. */
  readonly count: (bucket: string, windowSeconds: number) => Promise<Count> | Count;
  /** Windows that are over leave nothing behind. */
  readonly deleteExpired: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Counting = { readonly now: Now; readonly scale: number; readonly report: ReportSecurity };
type Counted = { readonly operation: Operation; readonly limit: RateLimit; readonly bucket: string };

/**
 * Counts requests against the limits the contract publishes.
 * @param scale every limit is multiplied by it
 * @param report is told of the first request of a window that is one too many
 */
export function createLimit(store: Pick<LimitStore, 'count'>, { now, scale, report }: Counting) {
  // A limit stays used up until its window ends, so this process asks no store for that long.
  const usedUp = createWindows(now);

  return async ({ limit, bucket }: Counted): Promise<LimitState> => {
    const points = Math.max(1, Math.round(limit.requests * scale));
    const known = usedUp.look(bucket);
    if (known.used > 0) return stateOf({ ...known, used: points + 1 }, points);
    const count = await store.count(storedNameOf(bucket), limit.windowSeconds);
    if (count.used === points + 1) report({ event: 'limit.exceeded', reason: limit.per });
    if (count.used > points) usedUp.count(bucket, count.resetMilliseconds / 1000);
    return stateOf(count, points);
  };
}

/** A path is counted before it is validated, so it may hold any text: a card number is stored as a digest. */
const storedNameOf = (bucket: string) =>
  holdsCardNumber(bucket) ? createHash('sha256').update(bucket).digest('base64url') : bucket;

function stateOf({ used, resetMilliseconds }: Count, points: number): LimitState {
  const resetSeconds = Math.max(1, Math.ceil(resetMilliseconds / 1000));
  return {
    limit: points,
    remaining: Math.max(0, points - used),
    resetSeconds,
    exceeded: used > points,
    retryAfterSeconds: resetSeconds,
  };
}

/** For one instance. */
export function createMemoryStore(now: Now): LimitStore {
  const { count } = createWindows(now);
  return { count, deleteExpired: async () => {}, close: async () => {} };
}

/** The API key or refresh token that a limit per credential counts by. */
export function credentialOf(body: unknown): string | undefined {
  const { key, token } = (body ?? {}) as Record<string, unknown>;
  return [key, token].find((value): value is string => typeof value === 'string');
}

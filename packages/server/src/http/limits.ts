import { createHash } from 'node:crypto';
import type { LimitState, Operation, RateLimit } from '@agency-booking/contract-express';
import type { Now } from '../ports/clock.ts';
import type { ReportSecurity } from '../shared/security-events.ts';
import { holdsCardNumber } from './card-numbers.ts';
import { type Count, createWindows } from './limits.windows.ts';

/** A store for request counts, which are kept in this process or shared by all instances in PostgreSQL or Redis. */
export type LimitStore = {
  /** Counts one request in the bucket's window. A window starts with its first request. */
  readonly count: (bucket: string, windowSeconds: number) => Promise<Count> | Count;
  readonly deleteExpired: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Counting = { readonly now: Now; readonly scale: number; readonly report: ReportSecurity };
/** The values of `x-rate-limit.per` in the contracts. */
export type LimitScope = 'user' | 'credential' | 'order' | 'party' | 'traveller';
type Counted = { readonly operation: Operation; readonly limit: RateLimit; readonly bucket: string };

/**
 * Creates a limit. `scale` multiplies every limit from the contract. `report` is called once per window, for the first
 * request above the limit.
 */
export function createLimit(store: Pick<LimitStore, 'count'>, { now, scale, report }: Counting) {
  // Once a limit is exhausted, it stays exhausted until its window ends, so the store is not queried again until then.
  const usedUp = createWindows(now);

  return async ({ limit, bucket }: Counted): Promise<LimitState> => {
    const points = Math.max(1, Math.round(limit.requests * scale));
    const known = usedUp.look(bucket);
    if (known.used > 0) return stateOf({ ...known, used: points + 1 }, points);
    const count = await store.count(storedNameOf(bucket), limit.windowSeconds);
    if (count.used === points + 1) report({ event: 'limit.exceeded', reason: scopeOf({ limit }) });
    if (count.used > points) usedUp.count(bucket, count.resetMilliseconds / 1000);
    return stateOf(count, points);
  };
}

/** Returns the scope of an operation's limit. The default is `user`. */
export const scopeOf = ({ limit }: Pick<Operation, 'limit'>) => (limit?.per ?? 'user') as LimitScope;

/**
 * Returns a digest if the name contains a card number, because requests are counted by path before they are validated.
 */
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

export function createMemoryStore(now: Now): LimitStore {
  const { count } = createWindows(now);
  return { count, deleteExpired: async () => {}, close: async () => {} };
}

/** Returns the API key or refresh token to which a per-credential limit applies. */
export function credentialOf(body: unknown): string | undefined {
  const { key, token } = (body ?? {}) as Record<string, unknown>;
  return [key, token].find((value): value is string => typeof value === 'string');
}

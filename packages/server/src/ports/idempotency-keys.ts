import { fail } from '../shared/fail.ts';
import { fingerprintOf, isSameFingerprint } from '../shared/fingerprint.ts';
import { addSeconds } from '../shared/time.ts';
import type { Now } from './clock.ts';
import type { Transact, Tx } from './transaction.ts';

/** A name an agency gave to a request, so that repeating it does nothing twice. */
export type IdempotencyKey = {
  readonly agencyId: number;
  readonly operation: string;
  readonly key: string;
};

/** What the first request with a key asked for, and what came of it. */
export type FirstResult = { readonly fingerprint: Uint8Array; readonly resultId: string };

export type IdempotencyKeys = {
  /** `undefined` when the key has not been used, or not lately. */
  readonly find: (key: IdempotencyKey, now: Date) => Promise<FirstResult | undefined>;
  /**
   * Keeps the key beside what the transaction creates. Of two requests at once the second waits for the first.
   * @returns false when the key is in use by then; the caller undoes the transaction
   */
  readonly claim: (
    tx: Tx,
    key: IdempotencyKey,
    result: FirstResult & { readonly now: Date; readonly expiresAt: Date },
  ) => Promise<boolean>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

const REMEMBERED_SECONDS = 24 * 60 * 60;

type Once<Planned, Result> = {
  /** Without a key, everything that is asked for is done. */
  readonly named: Omit<IdempotencyKey, 'key'> & { readonly key: string | undefined };
  readonly request: unknown;
  /** Everything that can be said against the request is said here. */
  readonly plan: () => Promise<Planned>;
  readonly save: (tx: Tx, planned: Planned) => Promise<void>;
  readonly answer: (planned: Planned) => Promise<Result>;
  /** The answer to the first request with the key. */
  readonly repeat: (resultId: string) => Promise<Result>;
};

type OnceDeps = { readonly idempotencyKeys: IdempotencyKeys; readonly transact: Transact; readonly now: Now };

/**
 * Creates something once for each key: who repeats the request gets the first answer.
 * @throws order.idempotencyKeyReused when the key came with another request before
 */
export async function createOnce<Planned extends { readonly id: string; readonly createdAt: Date }, Result>(
  { named, request, plan, save, answer, repeat }: Once<Planned, Result>,
  { idempotencyKeys, transact, now }: OnceDeps,
): Promise<Result> {
  if (named.key === undefined) {
    const planned = await plan();
    await transact((tx) => save(tx, planned));
    return answer(planned);
  }
  const key = { ...named, key: named.key };
  const fingerprint = fingerprintOf(request);

  async function earlier(): Promise<Result | undefined> {
    const first = await idempotencyKeys.find(key, now());
    if (!first) return undefined;
    if (!isSameFingerprint(first.fingerprint, fingerprint)) {
      fail('order.idempotencyKeyReused', { field: 'Idempotency-Key', message: 'must be new for another body' });
    }
    return repeat(first.resultId);
  }

  const known = await earlier();
  if (known) return known;
  const planned = await plan();
  const isNew = await transact(async (tx) => {
    const { id: resultId, createdAt } = planned;
    const expiresAt = addSeconds(createdAt, REMEMBERED_SECONDS);
    if (!(await idempotencyKeys.claim(tx, key, { fingerprint, resultId, now: createdAt, expiresAt }))) return false;
    await save(tx, planned);
    return true;
  });
  // Of two with one key the other was faster.
  return isNew ? answer(planned) : ((await earlier()) ?? fail('server.error'));
}

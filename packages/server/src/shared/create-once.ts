import type { Now } from '../ports/clock.ts';
import type { IdempotencyKey, IdempotencyKeys } from '../ports/idempotency-keys.ts';
import type { Transact, Tx } from '../ports/transaction.ts';
import type { FailWith } from './fail.ts';
import { toKeyedFingerprint } from './fingerprint.ts';
import type { Signing } from './signing.ts';
import { addSeconds } from './time.ts';

const REMEMBERED_SECONDS = 24 * 60 * 60;

type Once<Planned, Saved, Result> = {
  /** The idempotency key. Without a key, every request creates a new result. */
  readonly named: Omit<IdempotencyKey, 'key'> & { readonly key: string | undefined };
  readonly request: unknown;
  /** Validates the request and throws if it cannot be fulfilled. */
  readonly plan: () => Promise<Planned>;
  readonly save: (tx: Tx, planned: Planned) => Promise<Saved>;
  readonly answer: (planned: Planned, saved: Saved) => Promise<Result>;
  /** Returns the result of the first request with the key. */
  readonly repeat: (resultId: string) => Promise<Result>;
};

export type OnceDeps = {
  readonly idempotencyKeys: IdempotencyKeys;
  /** Signs the stored request fingerprints, so that they reveal no traveller data. */
  readonly requestSigning: Signing;
  readonly transact: Transact;
  readonly now: Now;
};

export type OnceError = 'order.idempotencyKeyReused' | 'server.error';

/** Creates a result once per key. Throws `order.idempotencyKeyReused` if the key was used with a different request. */
export async function createOnce<Planned extends { readonly id: string; readonly createdAt: Date }, Saved, Result>(
  { named, request, plan, save, answer, repeat }: Once<Planned, Saved, Result>,
  { idempotencyKeys, requestSigning, transact, now }: OnceDeps,
  fail: FailWith<OnceError>,
): Promise<Result> {
  if (named.key === undefined) {
    const planned = await plan();
    return answer(planned, await transact((tx) => save(tx, planned)));
  }
  const key = { ...named, key: named.key };
  const content = toKeyedFingerprint(request);

  async function earlier(): Promise<Result | undefined> {
    const first = await idempotencyKeys.find(key, now());
    if (!first) return undefined;
    if (!requestSigning.isSigned(content, first.fingerprint)) {
      fail('order.idempotencyKeyReused', { field: 'Idempotency-Key', message: 'must be new for a different body' });
    }
    return repeat(first.resultId);
  }

  const known = await earlier();
  if (known) return known;
  const planned = await plan();
  const fingerprint = requestSigning.sign(content);
  const created = await transact(async (tx) => {
    const { id: resultId, createdAt } = planned;
    const expiresAt = addSeconds(createdAt, REMEMBERED_SECONDS);
    if (!(await idempotencyKeys.claim(tx, key, { fingerprint, resultId, now: createdAt, expiresAt }))) return undefined;
    return { saved: await save(tx, planned) };
  });
  // A concurrent request with the same key was committed first, so return its result.
  return created ? answer(planned, created.saved) : ((await earlier()) ?? fail('server.error'));
}

import type { Now } from '../../ports/clock.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { CreditStore } from './store.ts';
import type { HoldAnswer, HoldRequest, RemainingCredit } from './types.ts';

export type CreditLimitsDeps = { readonly store: CreditStore; readonly now: Now };

type AttemptIn = { readonly tx: Tx; readonly attemptId: string };

export function listCreditLimits(
  { agencyId }: { agencyId: number },
  { store }: CreditLimitsDeps,
): Promise<readonly RemainingCredit[]> {
  return store.remaining(agencyId);
}

/**
 * Sets the amount aside, whole, on one record. Repeated for the same attempt it answers the same record.
 * The caller's transaction is the one that decides what the attempt is; nothing may follow it there but the commit.
 */
export async function hold(request: HoldRequest & AttemptIn, { store, now }: CreditLimitsDeps): Promise<HoldAnswer> {
  const { tx, attemptId } = request;
  const recordId = (await store.hold(tx, request, now())) ?? (await store.heldRecord(attemptId, tx));
  if (recordId !== undefined) return { kind: 'held', recordId };
  return { kind: (await store.hasRecord(tx, request)) ? 'insufficientLimit' : 'noCreditRecord' };
}

/** What was held is spent. */
export function post({ tx, attemptId }: AttemptIn, { store, now }: CreditLimitsDeps): Promise<void> {
  return store.follow(tx, { kind: 'post', attemptId }, now());
}

/** What was held is free again; where nothing was held there is nothing to do. */
export function reverse({ tx, attemptId }: AttemptIn, { store, now }: CreditLimitsDeps): Promise<void> {
  return store.follow(tx, { kind: 'reverse', attemptId }, now());
}

/** A part of what was spent comes back to the record it came from. */
export async function refund(
  { tx, attemptId, amount }: AttemptIn & { readonly amount: number },
  { store, now }: CreditLimitsDeps,
): Promise<void> {
  if (amount > 0) await store.follow(tx, { kind: 'refund', attemptId, amount }, now());
}

/** The same for one way of a round trip whose other way stands; the ledger tells it from the refund of what is left. */
export async function refundPart(
  { tx, attemptId, amount }: AttemptIn & { readonly amount: number },
  { store, now }: CreditLimitsDeps,
): Promise<void> {
  if (amount > 0) await store.follow(tx, { kind: 'refundPart', attemptId, amount }, now());
}

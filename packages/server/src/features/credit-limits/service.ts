import type { Now } from '../../ports/clock.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { CreditStore } from './store.sql.ts';
import type { HoldAnswer, HoldRequest, Refund, RemainingCredit } from './types.ts';

export type CreditLimitsDeps = { readonly store: CreditStore; readonly now: Now };

type AttemptIn = { readonly tx: Tx; readonly attemptId: string };

export function listCreditLimits(
  { agencyId }: { agencyId: number },
  { store }: CreditLimitsDeps,
): Promise<readonly RemainingCredit[]> {
  return store.remaining(agencyId);
}

/**
 * Reserves the full amount on a single record. A repeated call for the same attempt returns the same record. Call this
 * method in the transaction that determines the attempt's state, directly before the commit.
 */
export async function hold(request: HoldRequest & AttemptIn, { store, now }: CreditLimitsDeps): Promise<HoldAnswer> {
  const { tx, attemptId } = request;
  const recordId = (await store.hold(tx, request, now())) ?? (await store.heldRecord(attemptId, tx));
  if (recordId !== undefined) return { kind: 'held', recordId };
  return { kind: (await store.hasRecord(tx, request)) ? 'insufficientLimit' : 'noCreditRecord' };
}

/** Converts the held amount into spent credit. */
export function post({ tx, attemptId }: AttemptIn, { store, now }: CreditLimitsDeps): Promise<void> {
  return store.follow(tx, { kind: 'post', attemptId }, now());
}

/** Releases the held amount. If there is no hold, the call has no effect. */
export function reverse({ tx, attemptId }: AttemptIn, { store, now }: CreditLimitsDeps): Promise<void> {
  return store.follow(tx, { kind: 'reverse', attemptId }, now());
}

/** Refunds part of the spent amount to its original record. */
export async function refund(
  { tx, ...part }: Refund & { readonly tx: Tx },
  { store, now }: CreditLimitsDeps,
): Promise<void> {
  if (part.amount > 0) await store.follow(tx, { kind: 'refund', ...part }, now());
}

/** Refunds one leg. The ledger distinguishes this refund from a later refund for the remaining leg. */
export async function refundPart(
  { tx, ...part }: Refund & { readonly tx: Tx },
  { store, now }: CreditLimitsDeps,
): Promise<void> {
  if (part.amount > 0) await store.follow(tx, { kind: 'refundPart', ...part }, now());
}

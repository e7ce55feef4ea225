import type { Tx } from '../../ports/transaction.ts';
import type { CreditStore, FollowUp } from './store.sql.ts';
import type { HoldAnswer, HoldRequest, RemainingCredit } from './types.ts';

export type CreditLimitsDeps = { readonly store: CreditStore };

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
export async function hold(tx: Tx, request: HoldRequest, at: Date, { store }: CreditLimitsDeps): Promise<HoldAnswer> {
  const recordId = (await store.hold(tx, request, at)) ?? (await store.heldRecord(request.attemptId, tx));
  if (recordId !== undefined) return { kind: 'held', recordId };
  return { kind: (await store.hasRecord(tx, request)) ? 'insufficientLimit' : 'noCreditRecord' };
}

/** Spends, releases or refunds the held amount. A refund of 0 and an attempt without a hold have no effect. */
export async function follow(tx: Tx, followUp: FollowUp, at: Date, { store }: CreditLimitsDeps): Promise<void> {
  if (followUp.amount !== 0) await store.follow(tx, followUp, at);
}

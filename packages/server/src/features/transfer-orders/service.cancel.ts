import { fail } from '../../shared/fail.ts';
import type { Money } from '../../shared/money.ts';
import { cancelTerms } from './rules.cancellation.ts';
import { getOrder, type ReadingDeps } from './service.ts';
import type { OrderKey } from './store.ts';
import type { CancelTerms } from './types.ts';

export type CancellingDeps = ReadingDeps & {
  /** Cancels a paid order with the supplier and returns the money; who calls meanwhile gets the same outcome. */
  readonly cancelPaid: (cancellation: {
    readonly orderId: string;
    readonly refund: Money;
  }) => Promise<'cancelled' | 'pending' | 'refused' | 'notPossible'>;
};

/** What a cancellation would do now; changes nothing. */
export async function checkCancelEligibility(key: OrderKey, deps: CancellingDeps): Promise<CancelTerms> {
  return cancelTerms(await getOrder(key, deps), deps.now());
}

/**
 * Cancels the order, or says why not.
 * @throws transferCancel.notPossible also when the supplier needs time: it may still refuse, so nothing is promised
 */
export async function cancelOrder(key: OrderKey, deps: CancellingDeps): Promise<void> {
  const { orderId } = key;
  const terms = await checkCancelEligibility(key, deps);
  const outcome = terms.isPossible ? await deps.cancelPaid({ orderId, refund: terms.refund }) : 'notPossible';
  if (outcome === 'cancelled') return;
  const { status } = await getOrder(key, deps);
  fail('transferCancel.notPossible', { orderId, status });
}

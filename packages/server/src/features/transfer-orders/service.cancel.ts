import { fail } from '../../shared/fail.ts';
import type { Money } from '../../shared/money.ts';
import { cancelTerms } from './rules.cancellation.ts';
import { getOrder, type ReadingNeeds } from './service.ts';
import type { OrderKey } from './store.ts';
import type { CancelTerms } from './types.ts';

export type CancellingNeeds = ReadingNeeds & {
  /** Cancels a paid order with the supplier and returns the money; who calls meanwhile gets the same outcome. */
  readonly cancelPaid: (cancellation: {
    readonly orderId: string;
    readonly refund: Money;
  }) => Promise<'cancelled' | 'pending' | 'refused' | 'notPossible'>;
};

/** What a cancellation would do now; changes nothing. */
export async function checkCancelEligibility(key: OrderKey, needs: CancellingNeeds): Promise<CancelTerms> {
  return cancelTerms(await getOrder(key, needs), needs.now());
}

/**
 * Cancels the order, or says why not.
 * @throws transferCancel.notPossible also when the supplier needs time: it may still refuse, so nothing is promised
 */
export async function cancelOrder(key: OrderKey, needs: CancellingNeeds): Promise<void> {
  const { orderId } = key;
  const terms = await checkCancelEligibility(key, needs);
  const outcome = terms.isPossible ? await needs.cancelPaid({ orderId, refund: terms.refund }) : 'notPossible';
  if (outcome === 'cancelled') return;
  const { status } = await getOrder(key, needs);
  fail('transferCancel.notPossible', { orderId, status });
}

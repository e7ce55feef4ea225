import type { OrderKey } from '../../ports/orders.ts';
import type { FailWith } from '../../shared/fail.ts';
import { cancelRefusal, cancelTerms } from './rules.cancellation.ts';
import { planOf } from './rules.legs.ts';
import { getTransferOrder, type ReadingDeps, readTransferOrder } from './service.ts';
import type { CancelTerms } from './types.ts';

export async function checkTransferCancelEligibility(
  key: OrderKey,
  deps: ReadingDeps,
  fail: FailWith<'transferOrder.notFound'>,
): Promise<CancelTerms> {
  return cancelTerms(await getTransferOrder(key, deps, fail), deps.now());
}

/**
 * Uses the terms valid at the time of the call, or joins a cancellation in progress.
 * @throws transferCancel.notPossible if this is impossible, or if the supplier needs time to decide and may still
 * refuse
 */
export async function cancelTransferOrder(
  key: OrderKey,
  deps: ReadingDeps,
  fail: FailWith<'transferCancel.notPossible' | 'transferOrder.notFound'>,
): Promise<void> {
  const { orderId } = key;
  const now = deps.now();
  const order = await getTransferOrder(key, deps, fail);
  // The callback is called only for a paid order. The supplier may have cancelled a leg since the order was read.
  const plan = async () => {
    const terms = cancelTerms({ ...(await readTransferOrder(key, deps, fail)), paymentStage: 'paid' }, now);
    return terms.isPossible ? planOf(terms.legs, false) : undefined;
  };
  const isAskedFor = order.paymentStage === 'beingCancelled' || cancelTerms(order, now).isPossible;
  const outcome = isAskedFor ? await deps.cancelPaid({ orderId, plan }) : 'notPossible';
  if (outcome === 'cancelled') return;
  const { status, paymentStage: stage } = await getTransferOrder(key, deps, fail);
  fail('transferCancel.notPossible', { orderId, status, reason: cancelRefusal(outcome, { status, stage }) });
}

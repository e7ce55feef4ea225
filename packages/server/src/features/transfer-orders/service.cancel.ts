import type { OrderKey } from '../../ports/orders.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import { cancelRefusal, cancelTerms } from './rules.cancellation.ts';
import { planOf } from './rules.legs.ts';
import { type ReadingDeps, readTransferOrder } from './service.ts';
import type { CancelTerms } from './types.ts';

const fail: FailOf<'cancelTransferOrder'> = failOf();

/** What a cancellation would do now; changes nothing. */
export async function checkTransferCancelEligibility(key: OrderKey, deps: ReadingDeps): Promise<CancelTerms> {
  const order = await readTransferOrder(key, deps);
  return (await deps.stageOf(key.orderId)) === 'beingCancelled'
    ? { isPossible: false }
    : cancelTerms(order, deps.now());
}

/**
 * Cancels the order, or says why not.
 * @throws transferCancel.notPossible also when the supplier needs time: it may still refuse, so nothing is promised
 */
export async function cancelTransferOrder(key: OrderKey, deps: ReadingDeps): Promise<void> {
  const { orderId } = key;
  const plan = async () => {
    const terms = cancelTerms(await readTransferOrder(key, deps), deps.now());
    return terms.isPossible ? planOf(terms.legs, false) : undefined;
  };
  const outcome = (await plan()) ? await deps.cancelLegs({ orderId, plan }) : 'notPossible';
  if (outcome === 'cancelled') return;
  const { status } = await readTransferOrder(key, deps);
  const stage = await deps.stageOf(orderId);
  fail('transferCancel.notPossible', { orderId, status, reason: cancelRefusal(outcome, { status, stage }) });
}

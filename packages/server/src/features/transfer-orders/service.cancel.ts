import type { OrderKey } from '../../ports/orders.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import type { FailWith } from '../../shared/fail.ts';
import { areCanceled, assertHasLegs, cancelRefusal, cancelTerms, legRefusal, legTerms } from './rules.cancellation.ts';
import { planOf } from './rules.legs.ts';
import { getTransferOrder, type ReadingDeps, readTransferOrder } from './service.ts';
import type { CancelEligibility, TransferCancelRefusal, TransferOrder } from './types.ts';

export async function checkTransferCancelEligibility(
  key: OrderKey,
  deps: ReadingDeps,
  fail: FailWith<'transferOrder.notFound'>,
): Promise<CancelEligibility> {
  const order = await getTransferOrder(key, deps, fail);
  const now = deps.now();
  return { order: cancelTerms(order, now), legs: legTerms(order, now) };
}

/** The request to cancel. `legs`: the legs to cancel; if absent, all legs with a future pick-up are cancelled. */
type CancelCommand = OrderKey & { readonly legs?: readonly TransferLegType[] };

/**
 * Cancels legs on the terms that are valid at the time of the call, or joins a cancellation that is in progress.
 * Returns the updated order. Throws `transferOrder.ruleViolated` if the order lacks one of the named legs. Throws
 * `transferCancel.notPossible` if cancellation is impossible, or if the supplier needs time to decide and may still
 * refuse.
 */
export async function cancelTransferOrder(
  command: CancelCommand,
  deps: ReadingDeps,
  fail: FailWith<'transferCancel.notPossible' | 'transferOrder.notFound' | 'transferOrder.ruleViolated'>,
): Promise<TransferOrder> {
  const { order, refusal } = await requestCancellation(command, deps, fail);
  if (!refusal) return order;
  return fail('transferCancel.notPossible', { orderId: order.id, status: order.status, ...refusal });
}

type Refusal = { readonly reason: TransferCancelRefusal; readonly field?: string };

/**
 * Cancels in the same way as `cancelTransferOrder`. Returns the updated order, and a refusal if the legs are not
 * cancelled.
 */
export async function requestCancellation(
  { legs: named, ...key }: CancelCommand,
  deps: ReadingDeps,
  fail: FailWith<'transferOrder.notFound' | 'transferOrder.ruleViolated'>,
): Promise<{ readonly order: TransferOrder; readonly refusal: Refusal | undefined }> {
  const { orderId } = key;
  const now = deps.now();
  const order = await getTransferOrder(key, deps, fail);
  if (named) assertHasLegs(order, named, fail);
  const refused = named && legRefusal(order, named, now);
  if (refused) return { order, refusal: refused };
  // Called only for a paid order. Another call or the supplier may have cancelled a leg since the order was read.
  const plan = async () => {
    const latest = await readTransferOrder(key, deps, fail);
    if (named && areCanceled(latest, named)) return 'done';
    const terms = cancelTerms({ ...latest, paymentStage: 'paid' }, now, named);
    return terms.isPossible ? planOf(terms.legs, terms.leavesReserved) : undefined;
  };
  const isAskedFor = order.paymentStage === 'beingCancelled' || cancelTerms(order, now, named).isPossible;
  const outcome = isAskedFor ? await deps.cancelPaid({ orderId, plan }) : 'notPossible';
  const after = await getTransferOrder(key, deps, fail);
  if (named ? areCanceled(after, named) : outcome === 'cancelled') return { order: after, refusal: undefined };
  const { status, paymentStage: stage } = after;
  const refusal = (named && legRefusal(after, named, now)) ?? { reason: cancelRefusal(outcome, { status, stage }) };
  return { order: after, refusal };
}

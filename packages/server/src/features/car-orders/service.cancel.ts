import type { CancelOutcome, OrderKey, OrderPayments } from '../../ports/orders.ts';
import { unreachable } from '../../shared/result.ts';
import { cancelTerms } from './rules.cancellation.ts';
import { getOrder, type OrderingDeps } from './service.ts';
import type { CancelTerms } from './types.ts';

export type CancellingDeps = OrderPayments & Pick<OrderingDeps, 'store' | 'transact' | 'now'>;

/** What a cancellation would do now; changes nothing. */
export async function checkCancelEligibility(key: OrderKey, deps: CancellingDeps): Promise<CancelTerms> {
  const order = await getOrder(key, deps);
  return cancelTerms(order, { isBeingPaid: await deps.isBeingPaid(order.id), now: deps.now() });
}

export async function cancelOrder(
  key: OrderKey,
  deps: CancellingDeps,
): Promise<{ readonly outcome: CancelOutcome; readonly wasPaid: boolean }> {
  const terms = await checkCancelEligibility(key, deps);
  switch (terms.kind) {
    case 'notPossible':
      return { outcome: 'notPossible', wasPaid: false };
    case 'unpaid':
      return { outcome: await cancelUnpaid(key, deps), wasPaid: false };
    case 'paid':
      return {
        outcome: await deps.cancelPaid({ orderId: key.orderId, refund: terms.refund }),
        wasPaid: true,
      };
    default:
      return unreachable(terms);
  }
}

/** Between the look at the order and its lock it may have been cancelled, or a payment may have begun. */
function cancelUnpaid({ orderId }: OrderKey, { store, transact, isBeingPaid, now }: CancellingDeps) {
  return transact(async (tx): Promise<CancelOutcome> => {
    const status = await store.lock(tx, orderId);
    if (status === 'cancelled') return 'cancelled';
    if (status !== 'pending' || (await isBeingPaid(orderId, tx))) return 'notPossible';
    await store.move(tx, orderId, { from: 'pending', to: 'cancelled', at: now() });
    return 'cancelled';
  });
}

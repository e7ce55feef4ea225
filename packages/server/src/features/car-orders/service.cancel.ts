import type { CancelOutcome, OrderKey } from '../../ports/orders.ts';
import { unreachable } from '../../shared/result.ts';
import { cancelTerms } from './rules.cancellation.ts';
import { getOrder, type ReadingDeps } from './service.ts';
import type { Cancellation, CancelTerms } from './types.ts';

/** Returns the effect of cancelling the order now, without changing anything. */
export async function checkCancelEligibility(key: OrderKey, deps: ReadingDeps): Promise<CancelTerms> {
  return cancelTerms(await getOrder(key, deps), deps.now());
}

/**
 * Cancels the order. A repeated call, or a call after a cancellation by the vendor, returns the result of that
 * cancellation.
 */
export async function cancelOrder(key: OrderKey, deps: ReadingDeps): Promise<Cancellation> {
  const { orderId } = key;
  const order = await getOrder(key, deps);
  if (order.car.status === 'cancelled') return { outcome: 'cancelled', payment: order.payment };
  const terms = cancelTerms(order, deps.now());
  switch (terms.kind) {
    case 'notPossible':
      return { outcome: 'notPossible', payment: undefined };
    case 'unpaid':
      return { outcome: await cancelUnpaid(key, deps), payment: undefined };
    case 'beingCancelled':
    case 'paid': {
      // A call that joins a cancellation in progress plans no cancellation.
      const plan = async () => (terms.kind === 'paid' ? { refund: terms.refund.amount } : undefined);
      const outcome = await deps.cancelPaid({ orderId, plan });
      return { outcome, payment: await deps.paymentOf(orderId) };
    }
    default:
      return unreachable(terms);
  }
}

/**
 * Cancels an unpaid order and withdraws its pending 3D Secure challenge. The status is checked under the lock because
 * the order may have been paid or cancelled since it was read.
 */
function cancelUnpaid({ orderId }: OrderKey, { store, transact, withdraw, now }: ReadingDeps) {
  return transact(async (tx): Promise<CancelOutcome> => {
    const status = await store.lock(tx, orderId);
    if (status === 'cancelled') return 'cancelled';
    if (status !== 'pending' || !(await withdraw(tx, orderId))) return 'notPossible';
    await store.move(tx, orderId, { from: 'pending', to: 'cancelled', at: now() });
    return 'cancelled';
  });
}

import type { CancelOutcome, OrderKey } from '../../ports/orders.ts';
import type { FailWith } from '../../shared/fail.ts';
import { unreachable } from '../../shared/result.ts';
import { cancelTerms } from './rules.cancellation.ts';
import { getOrder, type ReadingDeps } from './service.ts';
import type { Cancellation, CancelTerms } from './types.ts';

export async function checkCancelEligibility(
  key: OrderKey,
  deps: ReadingDeps,
  fail: FailWith<'carOrder.notFound'>,
): Promise<CancelTerms> {
  return cancelTerms(await getOrder(key, deps, fail), deps.now());
}

/** Cancels an order. Returns the earlier result if this agency or the vendor has already cancelled it. */
export async function cancelOrder(
  key: OrderKey,
  deps: ReadingDeps,
  fail: FailWith<'carOrder.notFound'>,
): Promise<Cancellation> {
  const { orderId } = key;
  const order = await getOrder(key, deps, fail);
  if (order.car.status === 'cancelled') return { outcome: 'cancelled', payment: order.payment };
  const terms = cancelTerms(order, deps.now());
  switch (terms.kind) {
    case 'notPossible':
      return { outcome: 'notPossible', payment: undefined };
    case 'unpaid':
      return { outcome: await cancelUnpaid(key, deps), payment: undefined };
    case 'beingCancelled':
    case 'paid': {
      // A call that joins a cancellation in progress needs no plan.
      const plan = async () => (terms.kind === 'paid' ? { refund: terms.refund.amount } : undefined);
      const outcome = await deps.cancelPaid({ orderId, plan });
      return { outcome, payment: await deps.paymentOf(orderId) };
    }
    default:
      return unreachable(terms);
  }
}

/** Checks the status while holding the lock, because the order may have been paid or cancelled since it was read. */
function cancelUnpaid({ orderId }: OrderKey, { store, transact, withdraw, now }: ReadingDeps) {
  return transact(async (tx): Promise<CancelOutcome> => {
    const status = await store.lock(tx, orderId);
    if (status === 'cancelled') return 'cancelled';
    if (status !== 'pending' || !(await withdraw(tx, orderId))) return 'notPossible';
    await store.move(tx, orderId, { from: 'pending', to: 'cancelled', at: now() });
    return 'cancelled';
  });
}

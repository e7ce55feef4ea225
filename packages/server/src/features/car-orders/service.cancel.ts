import type { Now } from '../../ports/clock.ts';
import type { Transact, Tx } from '../../ports/transaction.ts';
import type { Money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { cancelTerms } from './rules.cancellation.ts';
import { getOrder } from './service.ts';
import type { CarOrderStore, OrderKey } from './store.ts';
import type { CancelOutcome, CancelTerms } from './types.ts';

export type CancellingDeps = {
  readonly store: CarOrderStore;
  readonly transact: Transact;
  readonly now: Now;
  /** Whether a payment of the order is under way; inside a transaction that holds the order it stays so. */
  readonly isBeingPaid: (orderId: string, tx?: Tx) => Promise<boolean>;
  /** Cancels a paid order with the vendor and returns the money; who calls meanwhile gets the same outcome. */
  readonly cancelPaid: (cancellation: { readonly orderId: string; readonly refund: Money }) => Promise<CancelOutcome>;
};

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

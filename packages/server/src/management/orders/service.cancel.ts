import type { OrderCancellation, OrderCancelling, OrderCancelTerms } from '../../ports/order-cancelling.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { OrderKind } from '../../ports/payment-attempts.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import { inDecimals, type Money } from '../../shared/money.ts';
import { type ActorContext, type AuditDeps, noted } from '../audited.ts';
import { refuse, refuseField } from '../refusal.ts';
import { refundIn } from './rules.cancellation.ts';
import { stateOf } from './rules.found.ts';
import { findOrder, type OrderDeps } from './service.ts';

export type CancelDeps = AuditDeps &
  Pick<OrderDeps, 'presentedOf'> & {
    readonly cancelling: Readonly<Record<OrderKind, OrderCancelling>>;
  };

type CancelCommand = ActorContext &
  OrderKey & {
    /** Legs to cancel; if absent, all cancellable legs are cancelled. */
    readonly legs: readonly TransferLegType[] | undefined;
    /** Refund that the member saw before confirming. */
    readonly expectedRefund: Money | undefined;
  };

export async function getOrderCancellation(key: OrderKey, deps: CancelDeps): Promise<OrderCancelTerms> {
  const { summary } = await findOrder(key, deps);
  return deps.cancelling[summary.kind].termsOf(key);
}

/** Cancels an order through the same functions as the public API. The audit entry precedes the external call. */
export async function cancelAgencyOrder(
  { by, legs, expectedRefund, ...key }: CancelCommand,
  deps: CancelDeps,
): Promise<OrderCancellation> {
  const { summary: order } = await findOrder(key, deps);
  if (legs && order.kind === 'car') refuseField('legs', 'must be absent, because a rental has no legs');
  const { cancel, termsOf } = deps.cancelling[order.kind];
  const terms = await termsOf(key);
  if (legs?.some((leg) => !terms.legs.some(({ type }) => type === leg)))
    refuseField('legs', 'must be legs of the order');
  // A repeated or concurrent cancellation returns the outcome of the first one.
  const isRepeated = terms.isUnderWay || stateOf(order) === 'cancelled';
  const refund = refundIn(terms, legs);
  if (!isRepeated) {
    if (!refund && !terms.isUnpaid) refuse('The order can no longer be cancelled. Nothing has changed.');
    if (expectedRefund && refund && refund.amount !== expectedRefund.amount)
      refuse(`The refund is now ${shown(refund)}. Nothing has changed. Confirm the new refund.`);
    const after = { ...(legs && { legs: legs.join(' ') }), ...refund };
    const kept = { subject: `order ${order.id}`, agencyId: order.agencyId, after };
    await noted({ by, action: 'cancelAgencyOrder' }, kept, deps);
  }
  const cancellation = await cancel({ ...key, legs });
  if (cancellation.outcome === 'refused') refuse('The provider refused the cancellation. Nothing has changed.');
  if (cancellation.outcome === 'notPossible') refuse('The order can no longer be cancelled. Nothing has changed.');
  return cancellation;
}

const shown = ({ amount, currency }: Money) => `${inDecimals(amount)} ${currency}`;

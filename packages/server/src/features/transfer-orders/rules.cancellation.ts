import type { CancelOutcome, PaymentStage } from '../../ports/orders.ts';
import { money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { legsAhead, refundOf } from './rules.legs.ts';
import { hasBegun } from './rules.rides.ts';
import { isOverdue } from './rules.ts';
import type { CancelTerms, OrderStatus, TransferCancelRefusal, TransferOrder } from './types.ts';

type Cancellable = Pick<TransferOrder, 'status' | 'amount' | 'legs' | 'rideNotes' | 'paymentStage' | 'expiresAt'>;

/** Covers all legs with a future pick-up. An unpaid order cannot be cancelled and expires instead. */
export function cancelTerms(order: Cancellable, now: Date): CancelTerms {
  const { status, amount, rideNotes, paymentStage } = order;
  const ahead = legsAhead(order.legs, now).filter(({ type }) => !hasBegun(rideNotes, type));
  const legs = ahead.map((leg) => ({ leg: leg.type, refund: refundOf(leg, now) }));
  if (status !== 'reserved' || paymentStage !== 'paid' || legs.length === 0) return { isPossible: false };
  const refund = legs.reduce((sum, leg) => sum + leg.refund, 0);
  return { isPossible: true, refund: money(refund, amount.currency), legs };
}

export function availableActions(order: Cancellable, now: Date): readonly ('pay' | 'cancel')[] {
  if (order.status === 'pendingPayment') return order.paymentStage === 'none' && !isOverdue(order, now) ? ['pay'] : [];
  return cancelTerms(order, now).isPossible ? ['cancel'] : [];
}

type Refused = { readonly status: OrderStatus; readonly stage: PaymentStage };

export function cancelRefusal(outcome: CancelOutcome, { status, stage }: Refused): TransferCancelRefusal {
  switch (status) {
    case 'pendingPayment':
      return stage === 'beingPaid' ? 'paymentInProgress' : 'notPaid';
    case 'expired':
      return 'orderExpired';
    case 'failed':
      return 'orderFailed';
    case 'canceled':
      return 'alreadyCanceled';
    case 'reserved':
      if (outcome === 'refused') return 'supplierRefused';
      return outcome === 'pending' ? 'cancellationInProgress' : 'pickUpPassed';
    default:
      return unreachable(status);
  }
}

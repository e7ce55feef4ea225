import type { CancelOutcome, PaymentStage } from '../../ports/orders.ts';
import { type Money, money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { parseDateTime } from '../../shared/time.ts';
import { legsOf } from './rules.legs.ts';
import type { CancelTerms, OrderLeg, OrderStatus, TransferCancelRefusal, TransferOrder } from './types.ts';

type Cancellable = Pick<TransferOrder, 'status' | 'amount' | 'legs' | 'product'>;

/** What cancelling the order would do now: all ways go whose pick-up is ahead. What is not paid is left to expire. */
export function cancelTerms(order: Cancellable, now: Date): CancelTerms {
  const { status, amount } = order;
  const ahead = legsOf(order).filter(({ pickupTime }) => instantOf(pickupTime) > now);
  if (status !== 'reserved' || ahead.length === 0) return { isPossible: false };
  return { isPossible: true, refund: money(sum(ahead.map((leg) => refundOf(leg, now))), amount.currency) };
}

/** Each step holds to its last moment. */
function refundOf({ refunds }: OrderLeg, now: Date): number {
  return refunds.find(({ until }) => instantOf(until) >= now)?.amount ?? 0;
}

type Refused = { readonly status: OrderStatus; readonly stage: PaymentStage };

/** Why a cancellation has not canceled the order. */
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

const instantOf = (moment: string): Date => parseDateTime(moment)!.instant;
const sum = (amounts: readonly Money['amount'][]) => amounts.reduce((total, amount) => total + amount, 0);

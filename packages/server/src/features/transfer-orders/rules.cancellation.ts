import type { CancelOutcome, PaymentStage } from '../../ports/orders.ts';
import { type Money, percentOf, zero } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { TRANSFER_REFUNDS } from '../../shared/transfer-refunds.ts';
import type { CancelTerms, OrderStatus, TransferCancelRefusal, TransferOrder } from './types.ts';

const HOUR_MILLISECONDS = 3_600_000;

type Cancellable = Pick<TransferOrder, 'status' | 'pickUpAt' | 'amount'>;

/** What cancelling the order would do now. What is not paid is left to expire. */
export function cancelTerms({ status, pickUpAt, amount }: Cancellable, now: Date): CancelTerms {
  if (status !== 'reserved' || now >= pickUpAt) return { isPossible: false };
  return { isPossible: true, refund: refundOf(amount, pickUpAt.getTime() - now.getTime()) };
}

function refundOf(paid: Money, leftMilliseconds: number): Money {
  const step = TRANSFER_REFUNDS.find(({ hoursBefore }) => leftMilliseconds >= hoursBefore * HOUR_MILLISECONDS);
  return step ? percentOf(paid, step.percent) : zero(paid.currency);
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

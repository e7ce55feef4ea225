import type { OrderPayment } from '../../ports/orders.ts';
import { isAhead, refundAfter } from '../../shared/cancellation.ts';
import { unreachable } from '../../shared/result.ts';
import { canBePaid } from './rules.payable.ts';
import type { Cancellation, CancelTerms, CarOrderWithPayment } from './types.ts';

type Cancellable = Pick<CarOrderWithPayment, 'pickUpAt' | 'cancellation' | 'paymentStage'> & {
  readonly car: Pick<CarOrderWithPayment['car'], 'status'>;
  readonly payment: Pick<OrderPayment, 'amount'> | undefined;
};

/** Returns the effect of cancelling the order now. */
export function cancelTerms(
  { car, pickUpAt, cancellation, payment, paymentStage }: Cancellable,
  now: Date,
): CancelTerms {
  switch (car.status) {
    case 'pending':
      return { kind: paymentStage === 'none' || paymentStage === 'atBank' ? 'unpaid' : 'notPossible' };
    case 'reserved': {
      if (paymentStage === 'beingCancelled') return { kind: 'beingCancelled' };
      const isPaid = paymentStage === 'paid' && payment !== undefined;
      if (!isPaid || !isAhead(pickUpAt, cancellation, now)) return { kind: 'notPossible' };
      return { kind: 'paid', refund: refundAfter(cancellation, payment.amount, now) };
    }
    case 'failed':
    case 'cancelled':
    case 'removed':
      return { kind: 'notPossible' };
    default:
      return unreachable(car.status);
  }
}

/** Returns whether a cancellation call can cancel the order now. */
export function isCancellable({ kind }: CancelTerms): boolean {
  return kind === 'unpaid' || kind === 'paid';
}

/** Returns the actions that the order and its payment currently allow. */
export function availableActions(order: CarOrderWithPayment, now: Date): readonly ('pay' | 'cancel')[] {
  const pay = canBePaid(order, now) ? (['pay'] as const) : [];
  return isCancellable(cancelTerms(order, now)) ? [...pay, 'cancel'] : pay;
}

/** Describes the outcome in a sentence for developers. */
export function cancelMessage({ outcome, payment }: Cancellation): string {
  switch (outcome) {
    case 'cancelled':
      if (!payment) return 'The order is cancelled. Nothing had been paid.';
      return payment.refunded.amount > 0
        ? 'The order is cancelled. The refund goes back the way it was paid.'
        : 'The order is cancelled. Nothing goes back: the cancellation costs what was paid.';
    case 'pending':
      return 'The vendor is processing the cancellation. Read the order to see the outcome.';
    case 'refused':
      return 'The vendor refused the cancellation. Nothing has changed.';
    case 'notPossible':
      return 'The order cannot be cancelled. Nothing has changed.';
    default:
      return unreachable(outcome);
  }
}

import type { OrderPayment } from '../../ports/orders.ts';
import { isAhead, refundAfter } from '../../shared/cancellation.ts';
import { unreachable } from '../../shared/result.ts';
import { canBePaid } from './rules.payable.ts';
import type { Cancellation, CancelTerms, CarOrderWithPayment } from './types.ts';

type Cancellable = Pick<CarOrderWithPayment, 'pickUpAt' | 'cancellation' | 'paymentStage'> & {
  readonly car: Pick<CarOrderWithPayment['car'], 'status'>;
  readonly payment: Pick<OrderPayment, 'amount'> | undefined;
};

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

export function isCancellable({ kind }: CancelTerms): boolean {
  return kind === 'unpaid' || kind === 'paid';
}

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
        ? 'The order is cancelled. The refund goes to the original payment method.'
        : 'The order is cancelled. There is no refund, because the cancellation fee equals the amount paid.';
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

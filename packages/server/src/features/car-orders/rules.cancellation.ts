import type { OrderPayment, PaymentStage } from '../../ports/orders.ts';
import { refundAfter } from '../../shared/cancellation.ts';
import { unreachable } from '../../shared/result.ts';
import type { Cancellation, CancelTerms, CarOrder } from './types.ts';

type Cancellable = Pick<CarOrder, 'pickUpAt' | 'cancellation'> & {
  readonly car: Pick<CarOrder['car'], 'status'>;
  readonly payment: Pick<OrderPayment, 'amount'> | undefined;
};

/** What cancelling the order would do now. */
export function cancelTerms(
  { car, pickUpAt, cancellation, payment }: Cancellable,
  { stage, now }: { stage: PaymentStage; now: Date },
): CancelTerms {
  switch (car.status) {
    case 'pending':
      return { kind: stage === 'beingPaid' ? 'notPossible' : 'unpaid' };
    case 'reserved': {
      if (now >= pickUpAt || !payment) return { kind: 'notPossible' };
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

/** What can be done with the order as it stands; a payment that is just being charged may still be in the way. */
export function availableActions({ car, pickUpAt }: Cancellable, now: Date): readonly ('pay' | 'cancel')[] {
  switch (car.status) {
    case 'pending':
      return ['pay', 'cancel'];
    case 'reserved':
      return now < pickUpAt ? ['cancel'] : [];
    case 'failed':
    case 'cancelled':
    case 'removed':
      return [];
    default:
      return unreachable(car.status);
  }
}

/** The outcome in a sentence for developers. */
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

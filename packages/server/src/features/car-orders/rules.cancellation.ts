import type { OrderPayment, PaymentStage } from '../../ports/orders.ts';
import { type Money, subtract } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import type { Cancellation, CancelTerms, CarOrder } from './types.ts';

const HOUR_MILLISECONDS = 3_600_000;

type Cancellable = Pick<CarOrder, 'pickUpAt' | 'freeCancellationHours' | 'dayRent'> & {
  readonly car: Pick<CarOrder['car'], 'status'>;
  readonly payment: Pick<OrderPayment, 'amount'> | undefined;
};

/** What cancelling the order would do now. */
export function cancelTerms(
  { car, pickUpAt, freeCancellationHours, dayRent, payment }: Cancellable,
  { stage, now }: { stage: PaymentStage; now: Date },
): CancelTerms {
  switch (car.status) {
    case 'pending':
      return { kind: stage === 'beingPaid' ? 'notPossible' : 'unpaid' };
    case 'reserved': {
      if (now >= pickUpAt || !payment) return { kind: 'notPossible' };
      const paid = payment.amount;
      const freeUntil = new Date(pickUpAt.getTime() - freeCancellationHours * HOUR_MILLISECONDS);
      return { kind: 'paid', refund: now <= freeUntil ? paid : withoutDay(paid, dayRent) };
    }
    case 'failed':
    case 'cancelled':
    case 'removed':
      return { kind: 'notPossible' };
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

/** More than was paid is not kept: a part may be due at the vendor's desk. */
function withoutDay(paid: Money, dayRent: Money): Money {
  return dayRent.amount < paid.amount ? subtract(paid, dayRent) : { ...paid, amount: 0 };
}

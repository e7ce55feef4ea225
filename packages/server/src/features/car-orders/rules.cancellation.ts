import type { CancelOutcome } from '../../ports/orders.ts';
import { type Money, subtract } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import type { CancelTerms, CarOrder } from './types.ts';

const HOUR_MILLISECONDS = 3_600_000;

type Cancellable = Pick<CarOrder, 'pickUpAt' | 'freeCancellationHours' | 'dayRent' | 'paid'> & {
  readonly car: Pick<CarOrder['car'], 'status'>;
};

/** What cancelling the order would do now. */
export function cancelTerms(
  { car, pickUpAt, freeCancellationHours, dayRent, paid }: Cancellable,
  { isBeingPaid, now }: { isBeingPaid: boolean; now: Date },
): CancelTerms {
  switch (car.status) {
    case 'pending':
      return { kind: isBeingPaid ? 'notPossible' : 'unpaid' };
    case 'reserved': {
      if (now >= pickUpAt || !paid) return { kind: 'notPossible' };
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
export function cancelMessage(outcome: CancelOutcome, wasPaid: boolean): string {
  switch (outcome) {
    case 'cancelled':
      return wasPaid
        ? 'The order is cancelled. The refund goes back the way it was paid.'
        : 'The order is cancelled. Nothing had been paid.';
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

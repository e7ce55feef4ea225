import { type Money, percentOf, zero } from '../../shared/money.ts';
import { TRANSFER_REFUNDS } from '../../shared/transfer-refunds.ts';
import type { CancelTerms, TransferOrder } from './types.ts';

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

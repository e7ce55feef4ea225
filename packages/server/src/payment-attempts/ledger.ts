import type { BookedPayment } from '../ports/ledger.ts';
import type { PaymentStatus } from '../ports/payment-attempts.ts';
import type { Money } from '../shared/money.ts';
import { isLive } from './states.ts';

type BookedRow = {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly refundAmount: number;
  readonly refundedBefore: number;
  readonly changedAt: Date;
  /** True if a worker still has to process the attempt. */
  readonly isDue: boolean;
  readonly isPaidByAnother: boolean;
};

const VOIDED_IN_THE_END: readonly PaymentStatus[] = ['expired', 'withdrawn'];

export function bookedOf({ id, status, amount, changedAt, isDue, isPaidByAnother, ...back }: BookedRow): BookedPayment {
  const isKept = status === 'completed' || status === 'refunded';
  return {
    attemptId: id,
    status,
    // An abandoned challenge is voided later. In the meantime, the customer may still pay.
    isUnderWay: isLive(status) || (VOIDED_IN_THE_END.includes(status) && isDue),
    changedAt,
    taken: isKept ? amount : undefined,
    refunded: back.refundedBefore + (status === 'refunded' ? back.refundAmount : 0),
    isReserved: status === 'completed',
    isPaidByAnother,
  };
}

import type { PaymentStatus } from '../ports/payment-attempts.ts';

/** The processor has refused a refund or void so often in a row that an operator must act. */
export const REFUSALS_TO_TASK = 5;

export type RefundStatus = 'pending' | 'delayed' | 'refunded';

/** Money goes back in full from these, and has gone back in full once they end. */
const VOIDED: Readonly<Partial<Record<PaymentStatus, 'under way' | 'over'>>> = {
  reversing: 'under way',
  reversed: 'over',
  reversingLateCharge: 'under way',
  lateChargeReversed: 'over',
};

type Refundable = {
  readonly status: PaymentStatus;
  /** In minor units, as are the refunds. */
  readonly paid: number;
  readonly refundAmount: number | undefined;
  /** Refunds of legs that were canceled before. */
  readonly refundedBefore: number;
  readonly refusals: number;
};

/** Returns what has gone back of a payment or is going back, and how far it is; `undefined` while nothing does. */
export function refundOf({ status, paid, refundAmount = 0, refundedBefore, refusals }: Refundable) {
  const isOwn = status === 'refunding' || status === 'refunded';
  const latest = VOIDED[status] ? paid : isOwn ? refundAmount : 0;
  if (refundedBefore + latest === 0) return undefined;
  const isUnderWay = latest > 0 && (status === 'refunding' || VOIDED[status] === 'under way');
  const underWay = refusals >= REFUSALS_TO_TASK ? ('delayed' as const) : ('pending' as const);
  return { amount: refundedBefore + latest, status: isUnderWay ? underWay : ('refunded' as const) };
}

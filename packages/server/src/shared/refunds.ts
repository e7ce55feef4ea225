import type { PaymentStatus } from '../ports/payment-attempts.ts';

/** The number of consecutive refusals of a refund or void after which an operator must act. */
export const REFUSALS_TO_TASK = 5;

export type RefundStatus = 'pending' | 'delayed' | 'refunded';

/** Statuses that imply a full refund, which is either in progress or complete. */
const VOIDED: Readonly<Partial<Record<PaymentStatus, 'under way' | 'over'>>> = {
  reversing: 'under way',
  reversed: 'over',
  reversingLateCharge: 'under way',
  lateChargeReversed: 'over',
};

type Refundable = {
  readonly status: PaymentStatus;
  /** The amount paid. Like the refunds, it is in minor units. */
  readonly paid: number;
  readonly refundAmount: number | undefined;
  /** The refunds for legs that were cancelled earlier. */
  readonly refundedBefore: number;
  readonly refusals: number;
};

/** Returns the total refund of a payment and its progress; `undefined` if there is no refund. */
export function refundOf({ status, paid, refundAmount = 0, refundedBefore, refusals }: Refundable) {
  const isOwn = status === 'refunding' || status === 'refunded';
  const latest = VOIDED[status] ? paid : isOwn ? refundAmount : 0;
  if (refundedBefore + latest === 0) return undefined;
  const isUnderWay = latest > 0 && (status === 'refunding' || VOIDED[status] === 'under way');
  const underWay = refusals >= REFUSALS_TO_TASK ? ('delayed' as const) : ('pending' as const);
  return { amount: refundedBefore + latest, status: isUnderWay ? underWay : ('refunded' as const) };
}

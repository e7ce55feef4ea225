import type { CallOutcome, PartyKind } from '../../ports/external-calls.ts';
import type { Decline, PaymentMethod, PaymentStatus } from '../../ports/payment-attempts.ts';
import type { Money } from '../../shared/money.ts';
import type { RefundStatus } from '../../shared/refunds.ts';

/** Contains no personal data about the travellers. */
export type TimelineEntry = {
  readonly at: Date;
  readonly what:
    | 'order'
    | 'payment'
    | 'call'
    | 'bank'
    | 'session'
    | 'ledger'
    | 'task'
    | 'operator'
    | 'portal'
    | 'event'
    | 'delivery';
  /**
   * ID of the order, attempt, external party, credit record, task, operator, member, event or webhook endpoint that the
   * entry concerns.
   */
  readonly of: string;
  readonly event: string;
  readonly money: Money | undefined;
  readonly detail: string | undefined;
  /** Set for `call` entries only. For these entries, `event` is the operation. */
  readonly call: OrderCall | undefined;
};

/** Identical calls within one hour, grouped into one entry. */
export type OrderCall = {
  readonly partyKind: PartyKind;
  readonly outcome: CallOutcome;
  readonly times: number;
  readonly lastAt: Date;
  readonly longestMilliseconds: number;
};

/** Current state of a payment for the order. */
export type OrderAttempt = {
  readonly id: string;
  /** Payment number that partners see. */
  readonly paymentId: number;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly money: Money;
  readonly refund: Money | undefined;
  readonly refundStatus: RefundStatus | undefined;
  readonly refundedAt: Date | undefined;
  readonly card: { readonly firstSix: string; readonly lastFour: string } | undefined;
  /** The processor's transaction ID for the charge. */
  readonly transactionId: string | undefined;
  readonly reservationId: string | undefined;
  readonly declineReason: Decline['reason'] | undefined;
  /** Refusal message from the vendor or supplier. */
  readonly partySaid: string | undefined;
  readonly changedAt: Date;
};

export type TimelineStore = {
  /** Returns an order's payment attempts, oldest first. */
  readonly attemptsOf: (orderId: string) => Promise<readonly OrderAttempt[]>;
  /**
   * Returns an order's timeline in chronological order, with each payment's entries in causal order. The creation of
   * the order is not included.
   */
  readonly timelineOf: (orderId: string) => Promise<readonly TimelineEntry[]>;
};

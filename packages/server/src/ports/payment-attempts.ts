import type { Money } from '../shared/money.ts';

export type OrderKind = 'car' | 'transfer';
export type PaymentMethod = 'card' | 'limit';

export type Status =
  /** the customer is at the bank */
  | 'awaiting3ds'
  /** the charge was asked for, the answer is not known */
  | 'charging'
  /** the money is taken or held, the vendor has not answered yet */
  | 'charged'
  /** the outcome of the charge stayed unknown: it is being voided */
  | 'closing'
  /** the vendor stayed silent: whatever it reserved is being cancelled */
  | 'unbooking'
  /** nothing was reserved: the money is on its way back */
  | 'reversing'
  | 'settled'
  | 'declined'
  | 'reversed'
  | 'expired'
  /** money that showed up after the attempt had expired is on its way back */
  | 'lateReversing'
  | 'lateReversed'
  /** the vendor was asked to cancel */
  | 'cancelling'
  | 'refunding'
  | 'refunded';

/** Attempts that came to nothing: their order can be paid again. The index `payment_attempt_one_standing` says the same. */
export const FORGOTTEN_STATUSES = ['declined', 'expired', 'lateReversing', 'lateReversed'] as const satisfies Status[];

/** Why nothing was charged. The reason is the processor's; `insufficientLimit` is the ledger's, `noAnswer` says there was none. */
export type Decline = {
  readonly reason:
    | 'refused'
    | 'insufficientFunds'
    | 'cardExpired'
    | 'invalidNumber'
    | 'invalidCvc'
    | 'not3dsCapable'
    | 'notAuthenticated'
    | 'insufficientLimit'
    | 'noAnswer';
  readonly bankCode?: number;
  readonly bankMessage?: string;
};

/** The form that takes the customer's browser to the bank. */
export type Challenge = {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};

/** One try to pay one order, from the intent to the last cent given back. */
export type PaymentAttempt = {
  /** `att_…`, and the reference of the charge toward the processor. */
  readonly id: string;
  /** What a partner sees as paymentID. */
  readonly paymentID: number;
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly agencyId: number;
  readonly method: PaymentMethod;
  readonly status: Status;
  /** What is charged, the interest of installments included. */
  readonly amount: Money;
  readonly card: { readonly firstSix: string; readonly lastFour: string } | undefined;
  readonly transactionId: string | undefined;
  readonly challenge: Challenge | undefined;
  readonly decline: Decline | undefined;
  /** Why the vendor refused, in its words. */
  readonly bookingMessage: string | undefined;
  readonly vendorReservationId: string | undefined;
  /** What a cancellation gives back, in minor units of the amount's currency. */
  readonly refundAmount: number | undefined;
  readonly cancelledBy: 'agency' | 'vendor' | undefined;
  readonly context: Readonly<Record<string, string>>;
  readonly watchUntil: Date;
  readonly deadlineAt: Date | undefined;
  readonly wakeAt: Date | undefined;
};

/** What is learned on the way from one status to the next. */
export type Learned = Partial<
  Pick<
    PaymentAttempt,
    | 'transactionId'
    | 'challenge'
    | 'decline'
    | 'bookingMessage'
    | 'vendorReservationId'
    | 'refundAmount'
    | 'cancelledBy'
  >
>;

export type Move = { readonly to: Status } & Learned;

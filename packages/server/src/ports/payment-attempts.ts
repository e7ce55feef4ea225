import type { Money } from '../shared/money.ts';
import type { TransferLegType } from './transfer-products.ts';

export type OrderKind = 'car' | 'transfer';
export type PaymentMethod = 'card' | 'limit';

/** What happens in each, and what follows it: `payment-attempts/states.ts`. */
export type PaymentStatus =
  /** the customer is at the bank */
  | 'awaiting3ds'
  /** the charge was requested, its result is not known */
  | 'charging'
  /** the money is taken or held, the vendor has not answered yet */
  | 'charged'
  /** paid and booked */
  | 'completed'
  /** the result of the charge stayed unknown: it is being voided */
  | 'voiding'
  /** voided after no answer: nothing was taken */
  | 'voided'
  /** the bank or the ledger refused */
  | 'declined'
  /** the vendor did not answer in time: what it may have reserved is being cancelled */
  | 'cancellingReservation'
  /** nothing is reserved: the money is on its way back */
  | 'reversing'
  | 'reversed'
  /** the vendor was asked to cancel */
  | 'cancelling'
  | 'refunding'
  | 'refunded'
  /** the customer did not come back from the bank in time */
  | 'expired'
  /** another payment took its place while the customer was at the bank, or the order was cancelled */
  | 'withdrawn'
  /** a charge found after that is on its way back */
  | 'reversingLateCharge'
  | 'lateChargeReversed';

/** Why nothing was charged. The reason is the processor's; the last two are the ledger's. */
export type Decline = {
  readonly reason:
    | 'refused'
    | 'insufficientFunds'
    | 'cardExpired'
    | 'invalidNumber'
    | 'invalidCvc'
    | 'not3dsCapable'
    | 'notAuthenticated'
    | 'customerGaveUp'
    | 'insufficientLimit'
    | 'noCreditRecord';
  readonly bankCode?: number;
  readonly bankMessage?: string;
};

/** The form that takes the customer's browser to the bank. */
export type Challenge = {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};

/** The ways of a transfer that a cancellation takes, when it does not simply take everything. */
export type LegCancellation = {
  /** Each with what comes back for it, in minor units. */
  readonly legs: readonly { readonly leg: TransferLegType; readonly refund: number }[];
  /** Another way stands: once the money is back, the attempt is completed again. */
  readonly leavesReserved: boolean;
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
  readonly status: PaymentStatus;
  /** What is charged, the interest of installments included. */
  readonly amount: Money;
  readonly card: { readonly firstSix: string; readonly lastFour: string } | undefined;
  /** How many installments the card pays in. */
  readonly installmentCount: number | undefined;
  /** A keyed hash of the request, kept while the customer is at the bank. */
  readonly requestFingerprint: Uint8Array | undefined;
  readonly transactionId: string | undefined;
  readonly challenge: Challenge | undefined;
  readonly decline: Decline | undefined;
  /** Why the vendor refused, in its words; absent when it was silent. */
  readonly bookingMessage: string | undefined;
  readonly vendorReservationId: string | undefined;
  /** What a cancellation gives back, in minor units of the amount's currency. */
  readonly refundAmount: number | undefined;
  readonly cancelledBy: 'agency' | 'vendor' | undefined;
  /** Absent: everything is cancelled. */
  readonly legCancellation: LegCancellation | undefined;
  /** What ways that were cancelled before have given back. */
  readonly refundedBefore: number;
  readonly context: Readonly<Record<string, string>>;
  /** The code of the vendor or supplier that it is reserved with; empty when an earlier release has begun it. */
  readonly party: string;
  readonly firstPickUpAt: Date;
  /** Until when the reservation is watched. */
  readonly watchUntil: Date;
  /** Since when it has had its status. */
  readonly changedAt: Date;
  readonly deadlineAt: Date | undefined;
  /** When a worker takes it next. Absent: never. */
  readonly dueAt: Date | undefined;
  /** Until when a call or worker holds it. Absent: it is free. */
  readonly leasedUntil: Date | undefined;
  /** How often what its status asks for was refused for good. */
  readonly refusals: number;
};

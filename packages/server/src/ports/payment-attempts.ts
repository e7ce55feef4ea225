import type { Money } from '../shared/money.ts';
import type { TransferLegType } from './transfer-products.ts';

export type OrderKind = 'car' | 'transfer';
export type PaymentMethod = 'card' | 'limit';

/** The status of a payment attempt. See `payment-attempts/states.ts` for the actions and transitions of each status. */
export type PaymentStatus =
  /** The customer is on the bank's page. */
  | 'awaiting3ds'
  /** The charge was requested, and its result is unknown. */
  | 'charging'
  /** The money is charged or held, and the vendor has not responded yet. */
  | 'charged'
  /** Paid and booked. */
  | 'completed'
  /** The result of the charge remained unknown, and the charge is being voided. */
  | 'voiding'
  /** Voided because no response arrived. Nothing was charged. */
  | 'voided'
  /** Declined by the bank or refused by the ledger. */
  | 'declined'
  /** The vendor did not respond in time, and a possible reservation is being cancelled. */
  | 'cancellingReservation'
  /** Nothing is reserved, and the money is being returned. */
  | 'reversing'
  | 'reversed'
  /** The service has requested a cancellation from the vendor. */
  | 'cancelling'
  | 'refunding'
  | 'refunded'
  /** The customer did not return from the bank in time. */
  | 'expired'
  /** Another payment replaced this one while the customer was on the bank's page, or the order was cancelled. */
  | 'withdrawn'
  /** A charge found after the attempt had expired or been withdrawn is being refunded. */
  | 'reversingLateCharge'
  | 'lateChargeReversed';

/** The reason why nothing was charged. The last two reasons come from the ledger, the others from the processor. */
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

/** The form that redirects the customer's browser to the bank. */
export type Challenge = {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};

/** The transfer legs to cancel in a partial cancellation. */
export type LegCancellation = {
  /** The cancelled legs, each with its refund in minor units. */
  readonly legs: readonly { readonly leg: TransferLegType; readonly refund: number }[];
  /** True if another leg remains reserved. The attempt returns to `completed` after the refund. */
  readonly leavesReserved: boolean;
};

/** One attempt to pay for one order, from the intent to the final refund. */
export type PaymentAttempt = {
  /** The ID in the form `att_…`, which is also the processor's reference for the charge. */
  readonly id: string;
  /** The ID that partners see as `paymentID`. */
  readonly paymentID: number;
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly agencyId: number;
  /** The payment session that started the attempt; absent if the agency started it. */
  readonly sessionId?: string | undefined;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  /** The charged amount, including installment interest. */
  readonly amount: Money;
  readonly card: { readonly firstSix: string; readonly lastFour: string } | undefined;
  readonly installmentCount: number | undefined;
  /** A keyed hash of the request, stored while the customer is on the bank's page. */
  readonly requestFingerprint: Uint8Array | undefined;
  readonly transactionId: string | undefined;
  readonly challenge: Challenge | undefined;
  readonly decline: Decline | undefined;
  /** The vendor's own reason for a refusal; absent if the vendor did not respond. */
  readonly bookingMessage: string | undefined;
  readonly vendorReservationId: string | undefined;
  /** The refund of a cancellation, in minor units of the amount's currency. */
  readonly refundAmount: number | undefined;
  readonly cancelledBy: 'agency' | 'vendor' | undefined;
  /** The cancelled legs; absent if everything is cancelled. */
  readonly legCancellation: LegCancellation | undefined;
  /** The amount already refunded for previously cancelled legs. */
  readonly refundedBefore: number;
  /** The number of cancellations begun so far, including those that the vendor refused. */
  readonly cancellations: number;
  readonly context: Readonly<Record<string, string>>;
  /** The code of the providing vendor or supplier. */
  readonly party: string;
  readonly firstPickUpAt: Date;
  /** The time until which the reservation is polled. */
  readonly watchUntil: Date;
  /** The time of the last status change. */
  readonly changedAt: Date;
  readonly deadlineAt: Date | undefined;
  /** The time at which a worker next processes the attempt. Absent if no worker has to process it. */
  readonly dueAt: Date | undefined;
  /** The time until which a call or worker holds the lease. Absent if the attempt is not leased. */
  readonly leasedUntil: Date | undefined;
  /** The number of permanent refusals of the action that the current status requires. */
  readonly refusals: number;
};

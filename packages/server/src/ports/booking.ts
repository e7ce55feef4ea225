import type { CallResult } from './call-result.ts';
import type { LegCancellation, PaymentAttempt } from './payment-attempts.ts';
import type { VendorReservation } from './reservations.ts';
import type { Tx } from './transaction.ts';

/** What a cancellation takes and gives back. */
export type CancelPlan = {
  /** In minor units of what was paid. */
  readonly refund: number;
  /** Absent: everything is cancelled. */
  readonly legCancellation?: LegCancellation;
};

/** How one kind of order is reserved outside, and told the result of its payment. */
export type BookingPort = {
  /**
   * Whether a vendor that does not answer gets time until the deadline. If not, what it may have reserved is cancelled at once,
   * so that the pay call can answer.
   */
  readonly waitsForAnswer: boolean;
  /** Where the orders are: a change of an attempt locks the row of its order first. */
  readonly orderTable: string;
  /** The first statement of a transaction that begins a payment. @returns whether the order's own state allows one */
  readonly lockOrder: (tx: Tx, orderId: string) => Promise<'payable' | 'notPayable'>;
  /** Reserves once per reference, however often it is called. */
  readonly reserve: (attempt: PaymentAttempt, reference: string) => Promise<CallResult<VendorReservation>>;
  /** `undefined`: no reservation has reached the vendor. */
  readonly findReservation: (
    attempt: PaymentAttempt,
    reference: string,
  ) => Promise<CallResult<VendorReservation | undefined>>;
  /** Also cancels a reservation that arrives later: it is refused. `pending`: the reservation tells the end. */
  readonly cancelReservation: (
    attempt: PaymentAttempt,
    cancellation: { readonly reservation: string; readonly reference: string },
  ) => Promise<CallResult<'cancelled' | 'refused' | 'pending'>>;
  /** What the vendor has cancelled by itself, and the order does not know yet; `undefined`: nothing. */
  readonly droppedBy: (attempt: PaymentAttempt, reservation: VendorReservation) => Promise<CancelPlan | undefined>;
  /** Each look at what is reserved: the vendor may have told more than whether it stands. */
  readonly onSeen: (attempt: PaymentAttempt, reservation: VendorReservation) => Promise<void>;
  readonly onCompleted: (tx: Tx, attempt: PaymentAttempt, vendorReservationId: string) => Promise<void>;
  readonly onFailed: (tx: Tx, attempt: PaymentAttempt) => Promise<void>;
  readonly onCancelled: (tx: Tx, attempt: PaymentAttempt, by: 'agency' | 'vendor') => Promise<void>;
};

import type { CallResult } from './call-result.ts';
import type { LegCancellation, PaymentAttempt } from './payment-attempts.ts';
import type { VendorReservation } from './reservations.ts';
import type { Tx } from './transaction.ts';

/** The refund for a cancellation, and the legs to cancel. */
export type CancelPlan = {
  /** The refund in minor units of the payment currency. */
  readonly refund: number;
  /** The legs to cancel; absent if everything is cancelled. */
  readonly legCancellation?: LegCancellation;
};

/**
 * Returns the plan for the remainder of a requested cancellation. `done`: everything requested is already cancelled.
 * `undefined`: the remainder cannot be cancelled.
 */
export type PlanCancellation = () => Promise<CancelPlan | 'done' | undefined>;

/** The port that reserves one kind of order with external parties and applies payment results to the orders. */
export type BookingPort = {
  /**
   * True if an unresponsive vendor has until the deadline to respond. Otherwise, any reservation is cancelled
   * immediately, so that the pay call can return.
   */
  readonly waitsForAnswer: boolean;
  /** The name of the orders table. Every change to an attempt first locks the row of its order. */
  readonly orderTable: string;
  /** Locks the order as the first statement of a transaction that starts a payment. */
  readonly lockOrder: (tx: Tx, orderId: string) => Promise<'payable' | 'notPayable'>;
  /** Creates a reservation; repeated calls with the same reference return the same reservation. */
  readonly reserve: (attempt: PaymentAttempt, reference: string) => Promise<CallResult<VendorReservation>>;
  /** Finds a reservation; `undefined` if the vendor has not received one. */
  readonly findReservation: (
    attempt: PaymentAttempt,
    reference: string,
  ) => Promise<CallResult<VendorReservation | undefined>>;
  /**
   * Cancels a reservation and rejects any later one with this reference. `pending`: the outcome will appear in the
   * reservation's state.
   */
  readonly cancelReservation: (
    attempt: PaymentAttempt,
    cancellation: { readonly reservation: string; readonly reference: string },
  ) => Promise<CallResult<'cancelled' | 'refused' | 'pending'>>;
  /** Returns the plan for a vendor's cancellation that the order does not reflect yet; `undefined` if there is none. */
  readonly droppedBy: (attempt: PaymentAttempt, reservation: VendorReservation) => Promise<CancelPlan | undefined>;
  /** Called with the result of each reservation poll, which may include changes other than the status. */
  readonly onSeen: (attempt: PaymentAttempt, reservation: VendorReservation) => Promise<void>;
  readonly onCompleted: (tx: Tx, attempt: PaymentAttempt, at: Date) => Promise<void>;
  readonly onFailed: (tx: Tx, attempt: PaymentAttempt, at: Date) => Promise<void>;
  readonly onCancelled: (tx: Tx, attempt: PaymentAttempt, at: Date) => Promise<void>;
};

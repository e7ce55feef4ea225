import type { OrderPayment as ContractPayment } from '../generated/types.ts';
import type { PlanCancellation } from './booking.ts';
import type { Tx } from './transaction.ts';

/** The key of an agency's order. Other agencies' orders are treated as not found. */
export type OrderKey = { readonly orderId: string; readonly agencyId: number };

export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';

/**
 * An order's payment progress. `atBank` means that the customer has not returned and the payment can be withdrawn.
 * `beingPaid` means that the payment cannot be withdrawn. `none` means that nothing is paid or in progress.
 */
export type PaymentStage = 'none' | 'atBank' | 'beingPaid' | 'paid' | 'beingCancelled' | 'over';

/**
 * An order's payment and its refunds. The amount due at the desk is stored in the order. Times are in RFC 3339 format.
 */
export type OrderPayment = Readonly<Omit<ContractPayment, 'vendorTotal'>>;

/** An order's payment progress, and its payment if it has one. */
export type PaymentState = { readonly stage: PaymentStage; readonly payment: OrderPayment | undefined };

/** The payment state of an order without any payment attempt. */
export const NO_PAYMENT: PaymentState = { stage: 'none', payment: undefined };

/** The payment operations for one kind of order. */
export type OrderPayments = {
  /** Returns the payment stage. While a transaction locks the order, only the `atBank` stage can change. */
  readonly stageOf: (orderId: string, tx?: Tx) => Promise<PaymentStage>;
  /** Ends a payment while the customer is on the bank's page. Returns true if no payment is in progress any longer. */
  readonly withdraw: (tx: Tx, orderId: string) => Promise<boolean>;
  /** Returns the payment; `undefined` if nothing has been paid. */
  readonly paymentOf: (orderId: string) => Promise<OrderPayment | undefined>;
  /** Returns the states by order ID. Orders without a current payment are omitted. */
  readonly statesOf: (orderIds: readonly string[]) => Promise<ReadonlyMap<string, PaymentState>>;
  /**
   * Cancels a paid order or part of it at its vendor and refunds it. Concurrent calls for the same part get the same
   * outcome. `plan` is called for a paid order that is not being cancelled, and again after each partial cancellation.
   */
  readonly cancelPaid: (cancellation: {
    readonly orderId: string;
    readonly plan: PlanCancellation;
  }) => Promise<CancelOutcome>;
};

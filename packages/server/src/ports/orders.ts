import type { OrderPayment as ContractPayment } from '../generated/types.ts';
import type { CancelPlan } from './booking.ts';
import type { Tx } from './transaction.ts';

/** An order of an agency; another agency's order is not found. */
export type OrderKey = { readonly orderId: string; readonly agencyId: number };

/** What became of a cancellation. */
export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';

/**
 * How far the payment of an order is. `atBank`: the customer has not come back, and it can be withdrawn. `beingPaid`: it can not.
 * `none`: nothing is paid and nothing under way.
 */
export type PaymentStage = 'none' | 'atBank' | 'beingPaid' | 'paid' | 'beingCancelled' | 'over';

/** How an order was paid, and what went back; the order knows what is due at the desk. Times are RFC 3339. */
export type OrderPayment = Readonly<Omit<ContractPayment, 'vendorTotal'>>;

/** How far the payment of an order is, and the payment once there is one. */
export type PaymentState = { readonly stage: PaymentStage; readonly payment: OrderPayment | undefined };

/** State of an order that no call has tried to pay. */
export const NO_PAYMENT: PaymentState = { stage: 'none', payment: undefined };

/** The payments of the orders of one kind. */
export type OrderPayments = {
  /** Inside a transaction that holds the order it stays so, but for `atBank`. */
  readonly stageOf: (orderId: string, tx?: Tx) => Promise<PaymentStage>;
  /** Ends a payment whose customer is at the bank. @returns whether nothing is being paid any more */
  readonly withdraw: (tx: Tx, orderId: string) => Promise<boolean>;
  /** `undefined` while nothing was paid. */
  readonly paymentOf: (orderId: string) => Promise<OrderPayment | undefined>;
  /** By order; orders without a current payment are missing. */
  readonly statesOf: (orderIds: readonly string[]) => Promise<ReadonlyMap<string, PaymentState>>;
  /**
   * Cancels a paid order at its vendor and refunds it; concurrent calls get the same outcome. `plan` is called for an order that is
   * paid and not being cancelled, and again if the vendor cancelled a part first; `undefined` if nothing can be cancelled.
   */
  readonly cancelPaid: (cancellation: {
    readonly orderId: string;
    readonly plan: () => Promise<CancelPlan | undefined>;
  }) => Promise<CancelOutcome>;
};

import type { OrderPayment as ContractPayment } from '../generated/types.ts';
import type { Money } from '../shared/money.ts';
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

/** The payments of the orders of one kind. */
export type OrderPayments = {
  /** Inside a transaction that holds the order it stays so, but for `atBank`. */
  readonly stageOf: (orderId: string, tx?: Tx) => Promise<PaymentStage>;
  /** Ends a payment whose customer is at the bank. @returns whether nothing is being paid any more */
  readonly withdraw: (tx: Tx, orderId: string) => Promise<boolean>;
  /** `undefined` while nothing was paid. */
  readonly paymentOf: (orderId: string) => Promise<OrderPayment | undefined>;
  /** By order; those that were not paid are missing. */
  readonly paymentsOf: (orderIds: readonly string[]) => Promise<ReadonlyMap<string, OrderPayment>>;
  /** Cancels a paid order outside and returns the money; concurrent calls get the same outcome. */
  readonly cancelPaid: (cancellation: { readonly orderId: string; readonly refund: Money }) => Promise<CancelOutcome>;
};

/** The same for orders of which the vendor may cancel a part at any time. */
export type LegPayments = Omit<OrderPayments, 'cancelPaid'> & {
  /** `plan` is made anew when the vendor was first with a part. `undefined`: nothing can be cancelled. */
  readonly cancelLegs: (cancellation: {
    readonly orderId: string;
    readonly plan: () => Promise<CancelPlan | undefined>;
  }) => Promise<CancelOutcome>;
};

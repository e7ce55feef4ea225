import type { Money } from '../shared/money.ts';
import type { Tx } from './transaction.ts';

/** An order of an agency; another agency's order is not found. */
export type OrderKey = { readonly orderId: string; readonly agencyId: number };

/** What became of a cancellation. */
export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';

/** The payments of the orders of one kind. */
export type OrderPayments = {
  /** Whether a payment of the order is under way; inside a transaction that holds the order it stays so. */
  readonly isBeingPaid: (orderId: string, tx?: Tx) => Promise<boolean>;
  /** Cancels a paid order outside and returns the money; concurrent calls get the same outcome. */
  readonly cancelPaid: (cancellation: { readonly orderId: string; readonly refund: Money }) => Promise<CancelOutcome>;
};

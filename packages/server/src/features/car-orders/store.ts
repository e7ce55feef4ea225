import type { OrderListQuery } from '../../ports/order-lists.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { FindLapsed } from '../../shared/lapsed.ts';
import type { CarOrder, ItemStatus, NewCarOrder } from './types.ts';

/** How all items of an order that are in one status move on together. */
export type Move = {
  readonly from: ItemStatus;
  readonly to: ItemStatus;
  readonly at: Date;
  readonly paymentID?: number;
  readonly vendorReservationID?: string;
  readonly vendorCancelled?: boolean;
};

export type CarOrderStore = {
  readonly create: (tx: Tx, order: NewCarOrder) => Promise<void>;
  readonly find: (key: OrderKey) => Promise<CarOrder | undefined>;
  /** Newest first; `undefined` when the agency has no such order to go on behind. */
  readonly list: (query: OrderListQuery) => Promise<readonly CarOrder[] | undefined>;
  /** Whose pick-up has come without a payment; the latest first. */
  readonly findLapsed: FindLapsed;
  /**
   * Locks the order until the transaction ends. Always the first thing a transaction does: any other order deadlocks.
   * @returns the status of its car; `undefined` when there is no such order
   */
  readonly lock: (tx: Tx, orderId: string) => Promise<ItemStatus | undefined>;
  readonly move: (tx: Tx, orderId: string, move: Move) => Promise<void>;
};

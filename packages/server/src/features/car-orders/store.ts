import type { BriefOrders } from '../../ports/order-briefs.ts';
import type { OrderListQuery } from '../../ports/order-lists.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { FindLapsed } from '../../shared/lapsed.ts';
import type { CarOrder, ItemStatus, NewCarOrder } from './types.ts';

/** Status change applied to all of an order's items that have the same status. */
type Move = {
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
  /** Lists orders, newest first. Returns `undefined` if the cursor's order does not belong to the agency. */
  readonly list: (query: OrderListQuery) => Promise<readonly CarOrder[] | undefined>;
  readonly brief: BriefOrders;
  /** Finds orders whose pick-up time has passed without payment, latest pick-up first. */
  readonly findLapsed: FindLapsed;
  /**
   * Locks an order. Must acquire the transaction's first lock, to avoid deadlocks. Returns `undefined` if the order
   * does not exist.
   */
  readonly lock: (tx: Tx, orderId: string) => Promise<ItemStatus | undefined>;
  readonly move: (tx: Tx, orderId: string, move: Move) => Promise<void>;
};

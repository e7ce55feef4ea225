import type { OrderListQuery } from '../../ports/order-lists.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { FindLapsed } from '../../shared/lapsed.ts';
import type { RiddenOrder, RideNews } from './rules.rides.ts';
import type {
  BillingAddress,
  HeldTransferOrder,
  NewTransferOrder,
  OrderLeg,
  OrderStatus,
  StoredTransferOrder,
} from './types.ts';

export type Move = {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly at: Date;
  readonly vendorReservationId?: string;
};

/** What a transaction has to know of the order it holds. */
export type LockedOrder = Pick<StoredTransferOrder, 'status' | 'expiresAt' | 'legs' | 'product' | 'amount'>;

export type LegChange = {
  readonly legs: readonly OrderLeg[];
  /** Reserved while one of them stands. */
  readonly to: 'reserved' | 'canceled';
  readonly at: Date;
};

export type TransferOrderStore = {
  readonly create: (tx: Tx, order: NewTransferOrder) => Promise<void>;
  readonly find: (key: OrderKey) => Promise<StoredTransferOrder | undefined>;
  /** Newest first, of the passengers names and contacts only; `undefined` when the agency has no such order to go on behind. */
  readonly list: (query: OrderListQuery) => Promise<readonly StoredTransferOrder[] | undefined>;
  /** That can no longer be paid, and were not; the latest first. */
  readonly findLapsed: FindLapsed;
  /**
   * Locks the order until the transaction ends. Always the first thing a transaction does: any other order deadlocks.
   * @returns `undefined` when there is no such order
   */
  readonly lock: (tx: Tx, orderId: string) => Promise<LockedOrder | undefined>;
  /** Erases what carriers had to report of the passengers whose ride, or whose order, was over before then. */
  readonly eraseDocuments: (over: { readonly before: Date; readonly at: Date }) => Promise<void>;
  readonly move: (tx: Tx, orderId: string, move: Move) => Promise<void>;
  /** Of a reserved order. */
  readonly cancelLegs: (tx: Tx, orderId: string, change: LegChange) => Promise<void>;
  /** Locks the order as `lock` does, and reads the whole of it. */
  readonly hold: (tx: Tx, key: OrderKey) => Promise<HeldTransferOrder>;
  /** Writes who travels, flights and times of an order that the transaction holds. `leg`: the only leg that changed. */
  readonly change: (tx: Tx, order: HeldTransferOrder, leg?: OrderLeg['type']) => Promise<void>;
  /** An order that the transaction holds is found by those who travel now, and by no one else. */
  readonly index: (tx: Tx, order: HeldTransferOrder) => Promise<void>;
  /** The carrier has reported who travels; once. */
  readonly noteReported: (
    tx: Tx,
    orderId: string,
    reported: { readonly reportedAt: Date; readonly at: Date },
  ) => Promise<void>;
  /** What is known of the rides of an order that the transaction holds. */
  readonly ridesOf: (tx: Tx, orderId: string) => Promise<RiddenOrder>;
  /** Of an order that the transaction holds. Each note is taken once; drivers of an order whose documents are erased are not. */
  readonly noteRides: (tx: Tx, orderId: string, news: RideNews & { readonly at: Date }) => Promise<void>;
  /** The registered address for invoices. */
  readonly billingAddressOf: (agencyId: number) => Promise<BillingAddress | undefined>;
  /** In place of the one that is registered. */
  readonly setBillingAddress: (tx: Tx, agencyId: number, address: BillingAddress) => Promise<void>;
  /** An agency that does not exist is passed over, and an address that is registered stays. */
  readonly registerBillingAddress: (agencyName: string, address: BillingAddress) => Promise<void>;
};

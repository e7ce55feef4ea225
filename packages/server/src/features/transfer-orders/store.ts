import type { BriefOrders } from '../../ports/order-briefs.ts';
import type { OrderListQuery } from '../../ports/order-lists.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { FindLapsed } from '../../shared/lapsed.ts';
import type { RiddenOrder, RideUpdate } from './rules.rides.ts';
import type {
  BillingAddress,
  HeldTransferOrder,
  NewTransferOrder,
  OrderLeg,
  OrderStatus,
  StoredTransferOrder,
} from './types.ts';

type Move = {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly at: Date;
  readonly vendorReservationId?: string;
};

/** Order data that a transaction needs after locking the order. */
type LockedOrder = Pick<StoredTransferOrder, 'status' | 'expiresAt' | 'legs'>;

type LegChange = {
  readonly legs: readonly OrderLeg[];
  /** Status of the order: reserved while at least one leg remains valid. */
  readonly to: 'reserved' | 'canceled';
  readonly at: Date;
};

export type TransferOrderStore = {
  readonly create: (tx: Tx, order: NewTransferOrder) => Promise<void>;
  readonly find: (key: OrderKey) => Promise<StoredTransferOrder | undefined>;
  /**
   * Lists orders, newest first, with names and contact details only. Returns `undefined` for a cursor that belongs to
   * another agency.
   */
  readonly list: (query: OrderListQuery) => Promise<readonly StoredTransferOrder[] | undefined>;
  readonly brief: BriefOrders;
  /** Finds unpaid orders whose payment period has ended, latest first. */
  readonly findLapsed: FindLapsed;
  /**
   * Locks an order. To avoid deadlocks, this must be the transaction's first lock. Returns `undefined` if the order
   * does not exist.
   */
  readonly lock: (tx: Tx, orderId: string) => Promise<LockedOrder | undefined>;
  /**
   * Erases the passenger data that the carrier needs for its reports, if the ride or the order ended before the given
   * time.
   */
  readonly eraseDocuments: (over: { readonly before: Date; readonly at: Date }) => Promise<void>;
  readonly move: (tx: Tx, orderId: string, move: Move) => Promise<void>;
  readonly cancelLegs: (tx: Tx, orderId: string, change: LegChange) => Promise<void>;
  /** Locks the order in the same way as `lock`, and reads all of its data. */
  readonly hold: (tx: Tx, key: OrderKey) => Promise<HeldTransferOrder>;
  /** Updates a locked order's passengers, flights and times. `leg` is the only leg that changed. */
  readonly change: (tx: Tx, order: HeldTransferOrder, leg?: OrderLeg['type']) => Promise<void>;
  /** Updates the search index of a locked order, so that only searches for its current travellers find it. */
  readonly index: (tx: Tx, order: HeldTransferOrder) => Promise<void>;
  /** Records the carrier's report. Only the first report is recorded. */
  readonly noteReported: (
    tx: Tx,
    orderId: string,
    reported: { readonly reportedAt: Date; readonly at: Date },
  ) => Promise<void>;
  /** Returns a locked order's ride information. */
  readonly ridesOf: (tx: Tx, orderId: string) => Promise<RiddenOrder>;
  /**
   * Stores ride information. The order must be locked. Each event is stored once, and drivers are stored only until the
   * order's documents are erased.
   */
  readonly noteRides: (tx: Tx, orderId: string, news: RideUpdate & { readonly at: Date }) => Promise<void>;
  readonly billingAddressOf: (agencyId: number) => Promise<BillingAddress | undefined>;
  readonly setBillingAddress: (tx: Tx, agencyId: number, address: BillingAddress) => Promise<void>;
  /** Registers a billing address unless one is already registered. An unknown agency is ignored. */
  readonly registerBillingAddress: (agencyName: string, address: BillingAddress) => Promise<void>;
};

import type { Tx } from './transaction.ts';

/** Which orders of an agency a list shows; all that are given must hold. Periods begin with their `…From` and end before their `…To`. */
export type OrderFilters = {
  readonly status?: string;
  readonly createdFrom?: Date;
  readonly createdTo?: Date;
  readonly pickupFrom?: Date;
  readonly pickupTo?: Date;
  readonly updatedSince?: Date;
  readonly trackingID?: string;
  readonly reservationId?: string;
  /** In any spelling that folds to the same. */
  readonly lastName?: string;
};

export type OrderListQuery = {
  readonly agencyId: number;
  readonly filters: OrderFilters;
  /** The id of the order that the list goes on behind; from the newest without it. */
  readonly after: string | undefined;
  readonly atMost: number;
  /** What has lapsed by then counts as lapsed, whether it was written down yet or not. */
  readonly now: Date;
};

/** An order and whoever travels with it. */
export type NamedOrder = { readonly id: string; readonly agencyId: number; readonly lastNames: readonly string[] };

/** Finds the orders of one kind for a list. */
export type OrderLists = {
  /** The ids, newest first; `undefined` when the agency has no such order to go on behind. */
  readonly findIds: (query: OrderListQuery) => Promise<readonly string[] | undefined>;
  /** Within the transaction that creates the order, which says of itself `is_name_indexed`. */
  readonly index: (tx: Tx, order: NamedOrder) => Promise<void>;
  /** Indexes the orders that a release without this index has written. */
  readonly indexMissing: () => Promise<void>;
};

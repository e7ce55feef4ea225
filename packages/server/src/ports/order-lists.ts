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

/** Finds the orders of one kind for a list. */
export type OrderLists = {
  /** The ids, newest first; `undefined` when the agency has no such order to go on behind. */
  readonly findIds: (query: OrderListQuery) => Promise<readonly string[] | undefined>;
};

/**
 * Filters for an agency's order list. All given filters must match. Periods include the `…From` time and exclude the
 * `…To` time.
 */
export type OrderFilters = {
  readonly status?: string;
  readonly createdFrom?: Date;
  readonly createdTo?: Date;
  readonly pickupFrom?: Date;
  readonly pickupTo?: Date;
  readonly updatedSince?: Date;
  readonly trackingID?: string;
  readonly reservationId?: string;
  /** Last name. Matches every spelling that is equivalent after normalization. */
  readonly lastName?: string;
};

export type OrderListQuery = {
  readonly agencyId: number;
  readonly filters: OrderFilters;
  /** The ID of the order after which the page begins. If `undefined`, the page begins with the newest order. */
  readonly after: string | undefined;
  readonly atMost: number;
  /** The current time. Orders past their deadline count as expired even if their stored status has not been updated. */
  readonly now: Date;
};

/** The list queries for one kind of order. */
export type OrderLists = {
  /** Returns the IDs, newest first; `undefined` if the agency has no order with the ID in `after`. */
  readonly findIds: (query: OrderListQuery) => Promise<readonly string[] | undefined>;
};

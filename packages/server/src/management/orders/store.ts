import type { OrderSummary } from '../../ports/order-briefs.ts';
import type { OrderKind } from '../../ports/payment-attempts.ts';
import type { Currency } from '../../shared/money.ts';

export type OrderSearch = {
  readonly agencyId: number;
  /** Exact value of one of an order's IDs, or a last name. */
  readonly text: string | undefined;
  readonly kind: OrderKind | undefined;
  /** The status to find for each kind of order, if the search filters by a state that both kinds share. */
  readonly statuses?: Readonly<Record<OrderKind, string>> | undefined;
  readonly status: string | undefined;
  /** Code of the vendor or supplier. */
  readonly party?: string | undefined;
  readonly createdFrom: Date | undefined;
  readonly createdTo: Date | undefined;
  readonly pickupFrom?: Date | undefined;
  readonly pickupTo?: Date | undefined;
};

/** Orders with identical values for all filters that show counts. */
export type OrderGroup = {
  readonly kind: OrderKind;
  readonly status: string;
  readonly party: string;
  readonly currency: Currency;
  readonly count: number;
  /** Sum of prices in minor units. */
  readonly amount: number;
};

export type FoundOrderStore = {
  /** Groups all matching orders, regardless of kind, state, status and party. */
  readonly groups: (search: OrderSearch) => Promise<readonly OrderGroup[]>;
  /** Finds orders, newest first, starting after the order with the given ID. */
  readonly find: (
    search: OrderSearch,
    page: { readonly after: string | undefined; readonly atMost: number },
  ) => Promise<readonly OrderSummary[]>;
  /** Finds orders across all given agencies in one statement. Only operators can search across agencies. */
  readonly findAnywhere: (
    agencyIds: readonly number[],
    search: Omit<OrderSearch, 'agencyId'>,
    page: { readonly atMost: number },
  ) => Promise<readonly OrderSummary[]>;
};

import type { OrderKind } from '../../ports/payment-attempts.ts';
import type { OrderSummary } from './store.timeline.ts';

export type OrderSearch = {
  readonly agencyId: number;
  /** Exact value of one of an order's IDs, or a last name. */
  readonly text: string | undefined;
  readonly kind: OrderKind | undefined;
  readonly status: string | undefined;
  readonly createdFrom: Date | undefined;
  readonly createdTo: Date | undefined;
};

export type FoundOrderStore = {
  /** Finds orders, newest first, starting after the order with the given ID. */
  readonly find: (
    search: OrderSearch,
    page: { readonly after: string | undefined; readonly atMost: number },
  ) => Promise<readonly OrderSummary[]>;
  /** Finds orders of all given agencies in one statement. Only operators can search across agencies. */
  readonly findAnywhere: (
    agencyIds: readonly number[],
    search: Omit<OrderSearch, 'agencyId'>,
    page: { readonly atMost: number },
  ) => Promise<readonly OrderSummary[]>;
};

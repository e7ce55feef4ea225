import type { OrderKind } from '../ports/payment-attempts.ts';
import type { OrderSummary } from './store.timeline.ts';

export type OrderSearch = {
  readonly agencyId: number;
  /** An id of whatever it was given one for, exactly, or a last name. */
  readonly text: string | undefined;
  readonly kind: OrderKind | undefined;
  readonly status: string | undefined;
  readonly createdFrom: Date | undefined;
  readonly createdTo: Date | undefined;
};

export type FoundOrderStore = {
  /** The newest first, from behind the order with this id. */
  readonly find: (
    search: OrderSearch,
    page: { readonly after: string | undefined; readonly atMost: number },
  ) => Promise<readonly OrderSummary[]>;
  /** The same of all these agencies, by one statement: whatever names them all is no request of an agency. */
  readonly findAnywhere: (
    agencyIds: readonly number[],
    search: Omit<OrderSearch, 'agencyId'>,
    page: { readonly atMost: number },
  ) => Promise<readonly OrderSummary[]>;
};

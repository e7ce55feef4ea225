import type { Currency } from '../../shared/money.ts';

/** The orders placed on a day in one currency. Amounts are in minor units. */
export type DaySales = {
  readonly day: string;
  readonly currency: Currency;
  readonly orders: number;
  /**
   * Number of searches from which at least one of the orders was placed. An order without a known search counts as one
   * search.
   */
  readonly orderedSearches: number;
  readonly booked: number;
  readonly sold: number;
  readonly refunded: number;
};

type Days = { readonly agencyId: number; readonly firstDay: string; readonly lastDay: string };

/** Figures by UTC day. Days without sales or searches are omitted. */
export type SalesStore = {
  readonly sales: (of: Days) => Promise<readonly DaySales[]>;
  readonly searches: (of: Days) => Promise<readonly { readonly day: string; readonly searches: number }[]>;
};

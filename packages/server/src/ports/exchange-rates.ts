import type { Currency } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';

/** The price of `unit` units of a currency in the base currency. Prices are decimal strings. */
export type PublishedRate = {
  readonly currency: string;
  readonly unit: number;
  /** The price at which the publisher buys. */
  readonly buying: string;
  /** The price at which the publisher sells. */
  readonly selling: string;
};

/** One publication of exchange rates. */
export type Publication = {
  /** The trade date, as YYYY-MM-DD. */
  readonly asOf: string;
  readonly publishedAt: Date;
  /** The publisher's name as shown to agencies. */
  readonly source: string;
  /** The base currency as an ISO 4217 code. */
  readonly base: string;
  readonly rates: readonly PublishedRate[];
};

/** Fetches the current publication. `gone` is aborted once no caller is waiting for the response. */
export type FetchPublication = (gone: AbortSignal) => Promise<CallResult<Publication>>;

/** The exchange rate publication used for a conversion, stored with the search and its orders. */
export type PinnedRates = { readonly rateId: number; readonly asOf: string; readonly source: string };

/** The value of one unit of each convertible currency in the search currency. The search currency has the value 1. */
export type Worth = Readonly<Partial<Record<Currency, number>>>;

/** The rates used by a search; `pinned` is missing if no rates are available. */
export type Conversion = { readonly worth: Worth; readonly pinned: PinnedRates | undefined };

/** Returns an agency's conversion, which depends on its margin and the requested price currency. */
export type ConversionFor = (wish: { readonly agencyId: number; readonly currency: Currency }) => Promise<Conversion>;

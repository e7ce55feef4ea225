import type { Currency } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';

/** What `unit` pieces of a currency cost in the base currency; prices are decimals as text. */
export type PublishedRate = {
  readonly currency: string;
  readonly unit: number;
  /** The publisher buys at it. */
  readonly buying: string;
  /** The publisher sells at it. */
  readonly selling: string;
};

/** One publication of exchange rates. */
export type Publication = {
  /** YYYY-MM-DD, the day of trade. */
  readonly asOf: string;
  readonly publishedAt: Date;
  /** Who has published it, as agencies are told. */
  readonly source: string;
  /** ISO 4217 */
  readonly base: string;
  readonly rates: readonly PublishedRate[];
};

/** @param gone aborted when no caller waits for the answer any more */
export type FetchPublication = (gone: AbortSignal) => Promise<CallResult<Publication>>;

/** Which publication was converted with: kept with a search, and with what is ordered from it. */
export type PinnedRates = { readonly rateId: number; readonly asOf: string; readonly source: string };

/** What a unit of each currency costs in that of the search, whose own is 1. A currency that cannot be converted is missing. */
export type Worth = Readonly<Partial<Record<Currency, number>>>;

/** What a search converts with; `pinned` is missing when there are no rates to convert with. */
export type Conversion = { readonly worth: Worth; readonly pinned: PinnedRates | undefined };

/** For the agency's margin, and the currency that prices are wanted in. */
export type ConversionFor = (wish: { readonly agencyId: number; readonly currency: Currency }) => Promise<Conversion>;

import type { Publication } from '../../ports/exchange-rates.ts';

export type Acceptance = { readonly by: string; readonly at: Date };

/** A stored publication, which never changes. A publication that reappears after a different one is stored again. */
export type StoredRates = Publication & {
  readonly id: number;
  readonly fetchedAt: Date;
  /** True if the rates differed too much from the rates in use and were held for operator review. */
  readonly isHeld: boolean;
  readonly accepted: Acceptance | undefined;
};

/**
 * `inUse`: the rates used for conversion. `held`: newer rates that await an operator's decision. `past`: all others.
 */
export type ListedRates = StoredRates & { readonly standing: 'inUse' | 'held' | 'past' };

export type Margin = {
  readonly agencyId: number;
  /** Margin added to the rate, in hundredths of a percentage point. */
  readonly basisPoints: number;
  readonly by: string;
  readonly at: Date;
};

export type RatesTask =
  | { readonly kind: 'ratesHeld'; readonly rateId: number; readonly openedAt: Date; readonly reason: string }
  /**
   * A task that is open because no recent rates have been published. `ratesStale` means that conversion has stopped.
   */
  | { readonly kind: 'ratesLate' | 'ratesStale'; readonly openedAt: Date; readonly reason: string };

import type { Publication } from '../../ports/exchange-rates.ts';

export type Acceptance = { readonly by: string; readonly at: Date };

/** A publication as it is kept: it never changes. One that the feed says again after another is kept again. */
export type KeptRates = Publication & {
  readonly id: number;
  readonly fetchedAt: Date;
  /** It was too far from what was in use, and waited for a person. */
  readonly isHeld: boolean;
  readonly accepted: Acceptance | undefined;
};

/** `inUse`: the last that converts. `held`: fetched after that, and it waits for a person. `past`: neither. */
export type ListedRates = KeptRates & { readonly standing: 'inUse' | 'held' | 'past' };

export type Margin = {
  readonly agencyId: number;
  /** Hundredths of a percent on top of the rate. */
  readonly basisPoints: number;
  /** Who has set it. */
  readonly by: string;
  readonly at: Date;
};

/** What a person has to see to. */
export type RatesTask =
  | { readonly kind: 'ratesHeld'; readonly rateId: number; readonly openedAt: Date; readonly reason: string }
  /** `ratesStale`: nothing is converted any more. */
  | { readonly kind: 'ratesLate' | 'ratesStale'; readonly openedAt: Date; readonly reason: string };

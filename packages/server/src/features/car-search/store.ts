import type { ExtraOffer, KeptOffer, KeptSearch } from './types.ts';

export type OfferKey = { readonly searchID: string; readonly code: string; readonly agencyId: number };

/** A car of a search that is still alive; `extras` once they have been asked for. */
export type FoundOffer = {
  readonly search: KeptSearch;
  readonly offer: KeptOffer;
  readonly extras: readonly ExtraOffer[] | undefined;
};

/** Searches, for as long as they live; any instance of the service reads what another has kept. */
export type CarSearchStore = {
  readonly save: (search: KeptSearch) => Promise<void>;
  /** Another agency's search is not found, and neither is an expired one. */
  readonly find: (key: OfferKey, now: Date) => Promise<FoundOffer | undefined>;
  /**
   * Of two that keep extras of the same car, the first one's are kept, and both are given those.
   * `undefined` when the search has been deleted meanwhile.
   */
  readonly keepExtras: (key: OfferKey, extras: readonly ExtraOffer[]) => Promise<readonly ExtraOffer[] | undefined>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

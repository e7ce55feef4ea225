import type { OfferKey } from '../../ports/searches.ts';
import type { ExtraOffer } from './types.ts';

/** The extras of cars that were shown, as the agency was told them; deleted with their search. */
export type ExtrasStore = {
  readonly find: (key: OfferKey) => Promise<readonly ExtraOffer[] | undefined>;
  /**
   * The extras that were kept first stay, and are answered to every caller.
   * `undefined` when the search has been deleted meanwhile, or is another agency's.
   */
  readonly keep: (key: OfferKey, extras: readonly ExtraOffer[]) => Promise<readonly ExtraOffer[] | undefined>;
};

import type { OfferKey } from '../../ports/searches.ts';
import type { ExtraOffer } from './types.ts';

/**
 * Extras of searched cars with the amounts shown to the agency. Expired searches are deleted together with their
 * extras.
 */
export type ExtrasStore = {
  readonly find: (key: OfferKey) => Promise<readonly ExtraOffer[] | undefined>;
  /**
   * Stores the extras of an offer. The first stored extras remain, and every caller receives them. Returns `undefined`
   * if the search has been deleted or belongs to a different agency.
   */
  readonly keep: (key: OfferKey, extras: readonly ExtraOffer[]) => Promise<readonly ExtraOffer[] | undefined>;
};

import type { OfferKey } from '../../ports/searches.ts';
import type { ExtraOffer } from './types.ts';

/** Extras with the amounts shown to the agency. Expired searches are deleted together with their extras. */
export type ExtrasStore = {
  readonly find: (key: OfferKey) => Promise<readonly ExtraOffer[] | undefined>;
  /**
   * Stores extras unless the offer already has some. Returns the stored extras; `undefined` if the search has been
   * deleted or belongs to another agency.
   */
  readonly keep: (key: OfferKey, extras: readonly ExtraOffer[]) => Promise<readonly ExtraOffer[] | undefined>;
};

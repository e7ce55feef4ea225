import type { KeptTransfer } from '../../ports/transfer-products.ts';
import type { KeptTransferSearch } from './types.ts';

/** Which offer of which search an agency speaks of. */
export type OfferKey = { readonly searchId: string; readonly code: string; readonly agencyId: number };

/** One offer, with what its search says of all of them. */
export type FoundTransfer = {
  readonly search: Omit<KeptTransferSearch, 'offers'>;
  readonly offer: KeptTransfer;
};

/** Searches, for as long as they live; any instance of the service reads what another has kept. */
export type TransferSearchStore = {
  readonly save: (search: KeptTransferSearch) => Promise<void>;
  /** Another agency's search is not found, and neither is an expired one. */
  readonly find: (key: OfferKey, now: Date) => Promise<FoundTransfer | undefined>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

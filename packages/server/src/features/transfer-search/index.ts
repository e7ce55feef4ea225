import type { OfferKey } from '../../ports/searches.ts';
import { createTransferSearchHandlers } from './handlers.ts';
import { offerOf, type TransferSearchDeps } from './service.ts';

/** The door of the transfer-search room: searching, and for its neighbours what a search has shown. */
export function createTransferSearchRoom(deps: TransferSearchDeps) {
  return {
    handlers: createTransferSearchHandlers(deps),
    offerOf: (key: OfferKey) => offerOf(key, deps),
    deleteExpiredSearches: () => deps.searches.deleteExpired(deps.now()),
  };
}

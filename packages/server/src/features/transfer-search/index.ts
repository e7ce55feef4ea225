import type { OfferKey } from '../../ports/searches.ts';
import { createTransferSearchHandlers } from './handlers.ts';
import { offerOf, type TransferSearchDeps } from './service.ts';

/** Creates the transfer-search module: the search itself, and access to its results for other modules. */
export function createTransferSearchRoom(deps: TransferSearchDeps) {
  return {
    handlers: createTransferSearchHandlers(deps),
    offerOf: (key: OfferKey) => offerOf(key, deps),
    deleteExpiredSearches: () => deps.searches.deleteExpired(deps.now()),
  };
}

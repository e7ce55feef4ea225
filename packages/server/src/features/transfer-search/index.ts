import type { OfferKey } from '../../ports/searches.ts';
import { createTransferSearchHandlers } from './handlers.ts';
import { offerOf, type TransferSearchDeps } from './service.ts';

export function createTransferSearchRoom(deps: TransferSearchDeps) {
  return {
    handlers: createTransferSearchHandlers(deps),
    offerOf: (key: OfferKey) => offerOf(key, deps),
    deleteExpiredSearches: () => deps.searches.deleteExpired(deps.now()),
  };
}

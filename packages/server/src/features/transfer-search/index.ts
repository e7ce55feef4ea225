import { createTransferSearchHandlers } from './handlers.ts';
import { createTransferSearchService, type TransferSearchDeps } from './service.ts';

/** The door of the transfer-search room: searching, and for its neighbours what a search has shown. */
export function createTransferSearchRoom(deps: TransferSearchDeps) {
  const service = createTransferSearchService(deps);
  return {
    handlers: createTransferSearchHandlers(service),
    offerOf: service.offerOf,
    deleteExpiredSearches: service.deleteExpired,
  };
}

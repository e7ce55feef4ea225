import { createTransferSearchHandlers } from './handlers.ts';
import { createTransferSearchService, type TransferSearchNeeds } from './service.ts';

/** The door of the transfer-search room: searching, and for its neighbours what a search has shown. */
export function createTransferSearchRoom(needs: TransferSearchNeeds) {
  const service = createTransferSearchService(needs);
  return {
    handlers: createTransferSearchHandlers(service),
    offerOf: service.offerOf,
    deleteExpiredSearches: service.deleteExpired,
  };
}

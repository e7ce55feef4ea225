import type { TransferSearchHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { getTransfer, searchTransfers, type TransferSearchDeps } from './service.ts';

export function createTransferSearchHandlers(deps: TransferSearchDeps): TransferSearchHandlers<Caller> {
  return {
    async searchTransfers({ body: request, headers, caller, signal }, answer) {
      return answer(200, await searchTransfers({ caller, currency: headers['x-currency'], request, signal }, deps));
    },

    async getTransfer({ path, caller: { agencyId } }, answer) {
      return answer(200, await getTransfer({ ...path, agencyId }, deps));
    },
  };
}

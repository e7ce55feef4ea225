import type { TransferSearchHandlers } from '../../generated/handlers.ts';
import type { TransferProduct, TransferSearchResponse } from '../../generated/types.ts';
import type { Caller } from '../../shared/caller.ts';
import { preferredLanguage, tell } from '../../shared/language.ts';
import { getTransfer, searchTransfers, type TransferSearchDeps } from './service.ts';

export function createTransferSearchHandlers(deps: TransferSearchDeps): TransferSearchHandlers<Caller> {
  return {
    async searchTransfers({ body: request, headers, caller, signal }, answer) {
      const found = await searchTransfers({ caller, currency: headers['x-currency'], request, signal }, deps);
      return answer(200, tell<TransferSearchResponse>(found, preferredLanguage(headers['accept-language'])));
    },

    async getTransfer({ path, headers, caller: { agencyId } }, answer) {
      const product = await getTransfer({ ...path, agencyId }, deps);
      return answer(200, tell<TransferProduct>(product, preferredLanguage(headers['accept-language'])));
    },
  };
}

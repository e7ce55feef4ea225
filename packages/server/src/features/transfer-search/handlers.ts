import type { TransferSearchHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { TransferProduct } from '../../ports/transfer-products.ts';
import type { Caller } from '../../shared/caller.ts';
import { DEFAULT_CURRENCY } from '../../shared/money.ts';
import type { TransferSearchService } from './service.ts';

type Schemas = components['schemas'];

export function createTransferSearchHandlers(service: TransferSearchService): TransferSearchHandlers<Caller> {
  return {
    async searchTransfers({ body, headers, caller, signal }, answer) {
      const currency = headers['x-currency'] ?? DEFAULT_CURRENCY;
      const { searchId, products } = await service.searchTransfers({ caller, currency, request: body }, signal);
      return answer(200, { searchId, products: products.map(toTransferProduct) });
    },

    async getTransfer({ path, caller }, answer) {
      return answer(200, toTransferProduct(await service.getTransfer({ ...path, agencyId: caller.agencyId })));
    },
  };
}

function toTransferProduct({
  pricing,
  rules,
  cancellationPolicies,
  ...product
}: TransferProduct): Schemas['TransferProduct'] {
  return {
    ...product,
    pricing: { ...pricing, fees: [...pricing.fees] },
    rules: [...rules],
    cancellationPolicies: [...cancellationPolicies],
  };
}

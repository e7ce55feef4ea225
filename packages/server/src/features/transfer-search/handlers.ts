import type { TransferSearchHandlers } from '../../generated/handlers.ts';
import type { TransferProduct, TransferSearchResponse } from '../../generated/types.ts';
import type { Caller } from '../../shared/caller.ts';
import { preferredLanguage, tell } from '../../shared/language.ts';
import { isComplete } from '../../shared/search-outcomes.ts';
import { parseDateTime } from '../../shared/time.ts';
import { manifestDueAt } from '../../shared/transfer-manifest.ts';
import { getTransfer, searchTransfers, type TransferSearchDeps } from './service.ts';

export function createTransferSearchHandlers(deps: TransferSearchDeps): TransferSearchHandlers<Caller> {
  return {
    async searchTransfers({ body: request, headers, caller, signal }, answer, fail) {
      const asked = { caller, currency: headers['x-currency'], request, signal };
      const { outcomes, products, searchId, warnings } = await searchTransfers(asked, deps, fail);
      return answer(
        200,
        tell<TransferSearchResponse>(
          {
            searchId,
            products: products.map(withDueAt),
            complete: isComplete(outcomes),
            suppliers: outcomes.map(({ party: { name }, ...outcome }) => ({ supplier: { name }, ...outcome })),
            ...(warnings && { warnings }),
          },
          preferredLanguage(headers['accept-language']),
        ),
      );
    },

    async getTransfer({ path, headers, caller: { agencyId } }, answer, fail) {
      const product = await getTransfer({ ...path, agencyId }, deps, fail);
      return answer(200, tell<TransferProduct>(withDueAt(product), preferredLanguage(headers['accept-language'])));
    },
  };
}

/**
 * Adds the deadline for passenger data. It is computed for each response and never stored, because an order displays
 * every stored field of its product.
 */
function withDueAt<Product extends Pick<TransferProduct, 'appointment' | 'bookableUntil'>>(product: Product) {
  const pickUpAt = parseDateTime(product.appointment.pickupTime)!.instant;
  return { ...product, passengersDueAt: manifestDueAt({ product, pickUpAt }).toISOString() };
}

import type { ReferenceDataHandlers } from '../../generated/handlers.ts';
import { cached } from '../../shared/cached.ts';
import type { Caller } from '../../shared/caller.ts';
import { askedLanguage } from '../../shared/language.ts';
import * as service from './service.ts';
import type { Supplier } from './types.ts';

/**
 * Cache policy for lists that change only with a release or an operator's edit. The policy is private, because reading
 * the lists requires a permission.
 */
const CACHEABLE = { 'Cache-Control': 'private, max-age=3600' };

/** Cache policy for lists whose names depend on `Accept-Language`. */
const NAMED = { ...CACHEABLE, Vary: 'Accept-Language' };

/** Creates the handlers. `suppliers` returns all suppliers, ordered by ID. */
export function createReferenceDataHandlers(
  suppliers: () => Promise<readonly Supplier[]>,
): ReferenceDataHandlers<Caller> {
  return {
    listCarClasses: (request, answer, fail) =>
      answer(200, cached(service.listCarClasses(readerOf(request), fail)), NAMED),
    listFuelTypes: (request, answer, fail) =>
      answer(200, cached(service.listFuelTypes(readerOf(request), fail)), NAMED),
    listTransmissionTypes: (request, answer, fail) =>
      answer(200, cached(service.listTransmissionTypes(readerOf(request), fail)), NAMED),
    listDeliveryTypes: (request, answer, fail) =>
      answer(200, cached(service.listDeliveryTypes(readerOf(request), fail)), NAMED),
    listExtraProductTypes: (request, answer, fail) =>
      answer(200, cached(service.listExtraProductTypes(readerOf(request), fail)), NAMED),
    listSuppliers: async ({ caller, query }, answer, fail) =>
      answer(200, cached(service.listSuppliers({ caller, ...query }, await suppliers(), fail)), CACHEABLE),
    listDivisions: ({ caller, query }, answer, fail) =>
      answer(200, cached(service.listDivisions({ caller, ...query }, fail)), CACHEABLE),
  };
}

type Request = { readonly caller: Caller; readonly headers: { readonly 'accept-language'?: string } };

function readerOf({ caller, headers }: Request): service.Reader {
  return { caller, language: askedLanguage(headers['accept-language']) };
}

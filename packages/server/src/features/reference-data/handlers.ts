import type { ReferenceDataHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { kept } from '../../shared/kept.ts';
import { askedLanguage } from '../../shared/language.ts';
import * as service from './service.ts';
import type { Supplier } from './types.ts';

/**
 * Cache policy for lists that change only with a release or by an operator. The lists are private because reading them
 * requires a permission.
 */
const CACHEABLE = { 'Cache-Control': 'private, max-age=3600' };

/** Cache policy for lists whose names depend on `Accept-Language`. */
const NAMED = { ...CACHEABLE, Vary: 'Accept-Language' };

/** @param suppliers returns all suppliers, ordered by id */
export function createReferenceDataHandlers(
  suppliers: () => Promise<readonly Supplier[]>,
): ReferenceDataHandlers<Caller> {
  return {
    listCarClasses: (request, answer) => answer(200, kept(service.listCarClasses(readerOf(request))), NAMED),
    listFuelTypes: (request, answer) => answer(200, kept(service.listFuelTypes(readerOf(request))), NAMED),
    listTransmissionTypes: (request, answer) =>
      answer(200, kept(service.listTransmissionTypes(readerOf(request))), NAMED),
    listDeliveryTypes: (request, answer) => answer(200, kept(service.listDeliveryTypes(readerOf(request))), NAMED),
    listExtraProductTypes: (request, answer) =>
      answer(200, kept(service.listExtraProductTypes(readerOf(request))), NAMED),
    listSuppliers: async ({ caller, query }, answer) =>
      answer(200, kept(service.listSuppliers({ caller, ...query }, await suppliers())), CACHEABLE),
    listDivisions: ({ caller, query }, answer) =>
      answer(200, kept(service.listDivisions({ caller, ...query })), CACHEABLE),
  };
}

type Request = { readonly caller: Caller; readonly headers: { readonly 'accept-language'?: string } };

function readerOf({ caller, headers }: Request): service.Reader {
  return { caller, language: askedLanguage(headers['accept-language']) };
}

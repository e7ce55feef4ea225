import type { ReferenceDataHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { kept } from '../../shared/kept.ts';
import { askedLanguage } from '../../shared/language.ts';
import * as service from './service.ts';
import type { Supplier } from './types.ts';

/** The lists change with a release or by an operator, not with a request; private, because reading them takes a permission. */
const CACHEABLE = { 'Cache-Control': 'private, max-age=3600' };

/** Names follow `Accept-Language`. */
const NAMED = { ...CACHEABLE, Vary: 'Accept-Language' };

/** @param suppliers all of them, in the order of their ids */
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

import type { ReferenceDataHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import * as service from './service.ts';

/** The lists change with a release, not with a request; private, because reading them takes a permission. */
const CACHEABLE = { 'Cache-Control': 'private, max-age=300' };

export const referenceDataHandlers: ReferenceDataHandlers<Caller> = {
  listCarClasses: ({ caller }, answer) => answer(200, service.listCarClasses({ caller }), CACHEABLE),
  listFuelTypes: ({ caller }, answer) => answer(200, service.listFuelTypes({ caller }), CACHEABLE),
  listTransmissionTypes: ({ caller }, answer) => answer(200, service.listTransmissionTypes({ caller }), CACHEABLE),
  listDeliveryTypes: ({ caller }, answer) => answer(200, service.listDeliveryTypes({ caller }), CACHEABLE),

  listExtraProductTypes: ({ caller, headers }, answer) =>
    answer(200, service.listExtraProductTypes({ caller, acceptLanguage: headers['accept-language'] }), {
      ...CACHEABLE,
      Vary: 'Accept-Language',
    }),

  listSuppliers: ({ caller, query }, answer) => answer(200, service.listSuppliers({ caller, ...query }), CACHEABLE),
};

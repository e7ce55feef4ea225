import { createCarSearchHandlers } from './handlers.ts';
import { readIntegrationCode } from './rules.integration-code.ts';
import { type CarSearchDeps, createCarSearchService } from './service.ts';
import type { ReferenceNames } from './types.ts';

/** The door of the car-search room: searching, and for its neighbours what a search has shown. */
export function createCarSearchRoom({ names, ...deps }: CarSearchDeps & { readonly names: ReferenceNames }) {
  const service = createCarSearchService(deps);
  return {
    handlers: createCarSearchHandlers(service, names),
    offerOf: service.offerOf,
    extrasOf: service.extrasOf,
    deleteExpiredSearches: service.deleteExpired,
    /** Which vendor a search result's integration code speaks of; `undefined` when this agency was never given it. */
    readIntegrationCode: (given: { code: string; agencyId: number }) =>
      readIntegrationCode(given, deps.integrationSecret),
  };
}

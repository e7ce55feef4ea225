import type { OfferKey } from '../../ports/searches.ts';
import { createCarSearchHandlers } from './handlers.ts';
import { readIntegrationCode } from './rules.integration-code.ts';
import { soldTerms } from './rules.sold.ts';
import { createSearchResultCache } from './search-result-cache.ts';
import { askAnew } from './service.quote.ts';
import { type CarSearchDeps, extrasOf, type OfferQuery, offerOf } from './service.ts';
import type { QuotableCar, ReferenceNames } from './types.ts';

export function createCarSearchRoom(given: Omit<CarSearchDeps, 'showings'> & { readonly names: ReferenceNames }) {
  const deps = { ...given, showings: createSearchResultCache() };
  return {
    handlers: createCarSearchHandlers(deps),
    offerOf: (key: OfferKey) => offerOf(key, deps),
    extrasOf: (query: OfferQuery) => extrasOf(query, deps),
    askAnew: (car: QuotableCar, signal: AbortSignal) => askAnew(car, signal, deps),
    soldTerms,
    deleteExpiredSearches: () => deps.searches.deleteExpired(deps.now()),
    /** Returns `undefined` if the code was not issued to this agency. */
    readIntegrationCode: (given: { code: string; agencyId: number }) =>
      readIntegrationCode(given, deps.integrationCodes),
  };
}

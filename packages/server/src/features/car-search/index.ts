import type { OfferKey } from '../../ports/searches.ts';
import { createCarSearchHandlers } from './handlers.ts';
import { readIntegrationCode } from './rules.integration-code.ts';
import { askAnew } from './service.quote.ts';
import { type CarSearchDeps, extrasOf, type OfferQuery, offerOf } from './service.ts';
import { createShowings } from './showings.ts';
import type { QuotableCar, ReferenceNames } from './types.ts';

/** The door of the car-search room: searching, and for its neighbours what a search has shown. */
export function createCarSearchRoom(given: Omit<CarSearchDeps, 'showings'> & { readonly names: ReferenceNames }) {
  const deps = { ...given, showings: createShowings() };
  return {
    handlers: createCarSearchHandlers(deps),
    offerOf: (key: OfferKey) => offerOf(key, deps),
    extrasOf: (query: OfferQuery) => extrasOf(query, deps),
    /** A car that a search has shown, as its vendor has it now. */
    askAnew: (car: QuotableCar, signal: AbortSignal) => askAnew(car, signal, deps),
    deleteExpiredSearches: () => deps.searches.deleteExpired(deps.now()),
    /** The vendor that a search result's integration code names; `undefined` when this agency was never given it. */
    readIntegrationCode: (given: { code: string; agencyId: number }) =>
      readIntegrationCode(given, deps.integrationCodes),
  };
}

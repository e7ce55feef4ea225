import type { ListedRates } from '../../features/exchange-rates/types.ts';
import type { ExchangeRatesHandlers } from '../../generated/management/handlers.ts';
import type { Member } from '../identity/types.ts';
import type { RateDeps } from './service.ts';
import * as service from './service.ts';

export function createExchangeRatesHandlers(deps: RateDeps): ExchangeRatesHandlers<Member> {
  return {
    async listExchangeRates(_request, answer) {
      return answer(200, { results: (await service.listExchangeRates(deps)).map(shownRates) });
    },
    async acceptExchangeRate({ caller, path }, answer) {
      await service.acceptExchangeRate({ by: caller.email, rateId: path.ratesId }, deps);
      return answer(204);
    },
    async getExchangeMargin({ path }, answer) {
      return answer(200, { basisPoints: await service.getExchangeMargin(path, deps) });
    },
    async setExchangeMargin({ caller, path, body: { basisPoints } }, answer) {
      await service.setExchangeMargin({ by: caller.email, ...path, basisPoints }, deps);
      return answer(200, { basisPoints });
    },
  };
}

const shownRates = ({ id, asOf, source, base, standing, publishedAt, fetchedAt, accepted, rates }: ListedRates) => ({
  ...{ id, asOf, source, base, standing },
  publishedAt: publishedAt.toISOString(),
  fetchedAt: fetchedAt.toISOString(),
  ...(accepted && { acceptedBy: accepted.by }),
  rates: rates.map(({ currency, unit, buying, selling }) => ({ currency, unit, buying, selling })),
});

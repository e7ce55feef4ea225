import type { ListedRates } from '../../features/exchange-rates/types.ts';
import type { ExchangeRatesHandlers } from '../../generated/management/handlers.ts';
import type { Administration } from '../facade.ts';
import type { Member } from '../identity/types.ts';

export function createExchangeRatesHandlers(administration: Administration): ExchangeRatesHandlers<Member> {
  return {
    async listExchangeRates(_request, answer) {
      return answer(200, { results: (await administration.listRates()).map(shownRates) });
    },
    async acceptExchangeRate({ caller, path }, answer) {
      await administration.acceptRate({ by: caller.email, rateId: path.ratesId });
      return answer(204);
    },
    async getExchangeMargin({ path }, answer) {
      return answer(200, { basisPoints: await administration.showMargin(path) });
    },
    async setExchangeMargin({ caller, path, body: { basisPoints } }, answer) {
      await administration.setMargin({ by: caller.email, ...path, basisPoints });
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

import type { Handlers } from '@agency-booking/connector-contracts/exchange-rates';
import { priceText } from './forms.ts';
import type { Publisher } from './publisher.ts';

export function createExchangeRatesHandlers(publisher: Publisher): Handlers<unknown> {
  return {
    readExchangeRates: (_request, answer) => {
      const { asOf, publishedAt, rates } = publisher.latest();
      const priced = rates.map(({ currency, unit, lira }) => {
        const price = priceText(lira);
        return { currency, unit, buying: price, selling: price };
      });
      return answer(200, { asOf, publishedAt, source: 'TCMB', base: 'TRY', rates: priced });
    },
  };
}

import * as ratesContract from '@agency-booking/connector-contracts/exchange-rates';
import { EXCHANGE_RATES } from '@agency-booking/connector-contracts/parties';
import type { FetchPublication, Publication } from '../ports/exchange-rates.ts';
import { CallFailed, type Line, type LineOptions, openLine } from './call.ts';
import { connectTo } from './connector.ts';
import { createHttpClient } from './http.ts';

/**
 * A source of exchange rates. A `contract` feed implements `openapi/connectors/exchange-rates.yaml`; every other feed
 * is a single file.
 */
export type Feed = { readonly form: 'contract' | 'tcmb' | 'ecb'; readonly url: string };

type ExchangeRatesOptions = { readonly feed: Feed } & Pick<LineOptions, 'observe' | 'deadlineMilliseconds'>;

type ExchangeRatesConnector = {
  readonly fetchPublication: FetchPublication;
  readonly close: () => Promise<void>;
};

/**
 * Connects to the exchange rate feed. The circuit never opens, because the feed is polled only every few minutes and
 * every response counts.
 */
export function createExchangeRatesConnector({ feed, ...options }: ExchangeRatesOptions): ExchangeRatesConnector {
  const line = openLine(EXCHANGE_RATES, { ...options, breaks: 'never' });
  switch (feed.form) {
    case 'contract':
      return byContract(feed.url, line);
    case 'tcmb':
      return byFile(feed.url, line, async (text) => (await import('./exchange-rates.tcmb.ts')).readTcmb(text));
    case 'ecb':
      return byFile(feed.url, line, async (text) => (await import('./exchange-rates.ecb.ts')).readEcb(text));
  }
}

function byContract(baseUrl: string, line: Line): ExchangeRatesConnector {
  const { ask, close } = connectTo<ratesContract.Operations, ratesContract.ErrorKey>(ratesContract, { baseUrl });
  return {
    close,
    fetchPublication: (gone) =>
      ask('readExchangeRates', {
        line,
        request: {},
        read: ({ asOf, publishedAt, source, base, rates }) => ({
          asOf,
          publishedAt: new Date(publishedAt),
          source,
          base,
          rates: rates.map(({ currency, unit, buying, selling }) => ({ currency, unit, buying, selling })),
        }),
        gone,
      }),
  };
}

function byFile(url: string, line: Line, read: (text: string) => Promise<Publication>): ExchangeRatesConnector {
  const http = createHttpClient({ baseUrl: url });
  return {
    close: http.close,
    fetchPublication: (gone) =>
      line(
        'readExchangeRates',
        async (ending) => {
          const { status, bytes } = await http.send({ method: 'get', path: '', body: undefined, ending });
          if (status >= 500) throw new CallFailed('failed');
          if (status !== 200) throw new CallFailed('refused', { detail: `${status}` });
          return read(bytes.toString());
        },
        gone,
      ),
  };
}

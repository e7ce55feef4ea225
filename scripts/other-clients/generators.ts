/** A client generator that partners may use, with a typical program that signs in, searches, and reads an error. */
export type Generator = {
  readonly name: string;
  /** Returns the settings file in the folder, for generators that accept no other configuration. */
  settings?(contract: string): readonly [file: string, content: string];
  command(contract: string, folder: string): readonly [command: string, ...args: string[]];
  /** Compiled module with a function per operation. */
  readonly operations: string;
  /**
   * The module that exports `story(baseUrl, key, secret)`, which returns the names of the cars found and the error code
   * of a refused call.
   */
  readonly story: string;
};

const SEARCH = `{
  checkInDateTime: '2027-06-10T10:00:00+03:00',
  checkOutDateTime: '2027-06-13T10:00:00+03:00',
  checkInLocation: { lat: 41.2613, lon: 28.74195 },
  checkOutLocation: { lat: 41.2613, lon: 28.74195 },
  age: '30+',
  country: 'TR',
  paymentType: 'creditCard',
} satisfies CarSearchRequest`;

/** This code compiles only if the type of an event determines the type of its data. */
const EVENTS = `export const orderOf = (event: Event): string | undefined =>
  event.type === 'carOrder.reserved' ? event.data.orderId : undefined;
`;

export const GENERATORS: readonly Generator[] = [
  {
    name: 'Hey API',
    command: (contract, folder) => [
      'openapi-ts',
      ...['--input', contract, '--output', `${folder}/client`, '--client', '@hey-api/client-fetch', '--silent'],
    ],
    operations: 'client/sdk.gen.js',
    story: `
import { client } from './client/client.gen.js';
import { getOrder, login, searchCars } from './client/sdk.gen.js';
import type { CarSearchRequest, Event } from './client/types.gen.js';

export async function story(baseUrl: string, key: string, secret: string) {
  client.setConfig({ baseUrl });
  const tokens = await login({ body: { key, secret }, throwOnError: true });
  client.setConfig({ auth: tokens.data.accessToken });

  const search = ${SEARCH};
  const { data } = await searchCars({ body: search, throwOnError: true });
  const { error } = await getOrder({ path: { orderID: 'none-such' } });
  return { cars: data.results.map((car) => car.brand.name + ' ' + car.model.name), refusal: error?.code };
}
${EVENTS}`,
  },
  {
    name: 'orval',
    settings: (contract) => [
      'orval.config.cjs',
      // The generator gives all media types of a response the same name, so only one media type of the voucher is
      // included.
      `const override = { contentType: { exclude: ['text/html', 'application/pdf'] } };
module.exports = { client: { input: ${JSON.stringify(contract)}, output: { target: './client.ts', client: 'fetch', baseUrl: 'http://base', override } } };`,
    ],
    command: () => ['orval', '--config', 'orval.config.cjs'],
    operations: 'client.js',
    story: `
import { type CarSearchRequest, type Event, getGetOrderUrl, getLoginUrl, getSearchCarsUrl, type CarSearchResponse, type TokenSet, type ApiError } from './client.js';

export async function story(baseUrl: string, key: string, secret: string) {
  const call = async <Answer>(url: string, token: string, body?: unknown): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer ' + token };
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    return (await fetch(url.replace('http://base', baseUrl), sent)).json();
  };
  const { accessToken } = await call<TokenSet>(getLoginUrl(), '', { key, secret });

  const search = ${SEARCH};
  const { results } = await call<CarSearchResponse>(getSearchCarsUrl(), accessToken, search);
  const { code } = await call<ApiError>(getGetOrderUrl('none-such'), accessToken);
  return { cars: results.map((car) => car.brand.name + ' ' + car.model.name), refusal: code };
}
${EVENTS}`,
  },
];

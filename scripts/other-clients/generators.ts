/** Client generator that partners may use, with a typical program: sign in, search, and read a refusal. */
export type Generator = {
  readonly name: string;
  /** Settings file in the folder, for generators that accept no other configuration. */
  settings?(contract: string): readonly [file: string, content: string];
  command(contract: string, folder: string): readonly [command: string, ...args: string[]];
  /** Compiled module with a function per operation; absent for generators that use a class or create no calls. */
  readonly operations?: string;
  /**
   * Exports `story(baseUrl, key, secret)`, which returns the names of the cars found and the error code of the refusal.
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
import type { CarSearchRequest } from './client/types.gen.js';

export async function story(baseUrl: string, key: string, secret: string) {
  client.setConfig({ baseUrl });
  const tokens = await login({ body: { key, secret }, throwOnError: true });
  client.setConfig({ auth: tokens.data.accessToken });

  const search = ${SEARCH};
  const { data } = await searchCars({ body: search, throwOnError: true });
  const { error } = await getOrder({ path: { orderID: 'none-such' } });
  return { cars: data.results.map((car) => car.brand.name + ' ' + car.model.name), refusal: error?.code };
}
`,
  },
  {
    name: 'oazapfts',
    command: (contract, folder) => ['oazapfts', contract, `${folder}/client.ts`],
    operations: 'client.js',
    story: `
import { ok } from '@oazapfts/runtime';
import { type CarSearchRequest, defaults, getOrder, login, searchCars } from './client.js';

export async function story(baseUrl: string, key: string, secret: string) {
  defaults.baseUrl = baseUrl;
  const { accessToken } = await ok(login({ key, secret }));
  defaults.headers = { Authorization: \`Bearer \${accessToken}\` };

  const search = ${SEARCH};
  const { results } = await ok(searchCars(search));
  const { data } = await getOrder('none-such');
  const refusal = 'code' in data ? data.code : undefined;
  return { cars: results.map((car) => car.brand.name + ' ' + car.model.name), refusal };
}
`,
  },
  {
    name: 'swagger-typescript-api',
    command: (contract, folder) => [
      'swagger-typescript-api',
      ...['generate', '-p', contract, '-o', folder, '-n', 'client.ts', '--generate-union-enums', '--silent'],
    ],
    story: `
import { Api, type CarSearchRequest } from './client.js';

export async function story(baseUrl: string, key: string, secret: string) {
  const withToken = (token: string | null) => (token ? { headers: { Authorization: 'Bearer ' + token } } : {});
  const api = new Api<string>({ baseUrl, securityWorker: withToken });
  const { data: tokens } = await api.auth.login({ key, secret });
  api.setSecurityData(tokens.accessToken);

  const search = ${SEARCH};
  const { data } = await api.search.searchCars(search, { secure: true });
  const { error } = await api.order.getOrder('none-such', { secure: true }).catch((refused) => refused);
  return { cars: data.results.map((car) => car.brand.name + ' ' + car.model.name), refusal: error.code };
}
`,
  },
  {
    name: 'openapi-zod-client',
    command: (contract, folder) => ['openapi-zod-client', contract, '-o', `${folder}/client.ts`, '--export-schemas'],
    story: `
import { createApiClient } from './client.js';

export async function story(baseUrl: string, key: string, secret: string) {
  const api = createApiClient(baseUrl);
  const { accessToken } = await api.login({ key, secret });
  const headers = { Authorization: 'Bearer ' + accessToken };

  const search = ${SEARCH.replace('} satisfies CarSearchRequest', '} as const')};
  const { results } = await api.searchCars(search, { headers });
  const refused = await api.getOrder({ params: { orderID: 'none-such' }, headers }).catch((error) => error);
  return { cars: results.map((car) => car.brand.name + ' ' + car.model.name), refusal: refused.response.data.code };
}
`,
  },
  {
    name: 'orval',
    settings: (contract) => [
      'orval.config.cjs',
      // The generator gives all media types of a response the same name, so only one type of the voucher is included.
      `const override = { contentType: { exclude: ['text/html', 'application/pdf'] } };
module.exports = { client: { input: ${JSON.stringify(contract)}, output: { target: './client.ts', client: 'fetch', baseUrl: 'http://base', override } } };`,
    ],
    command: () => ['orval', '--config', 'orval.config.cjs'],
    operations: 'client.js',
    story: `
import { type CarSearchRequest, getGetOrderUrl, getLoginUrl, getSearchCarsUrl, type CarSearchResponse, type TokenSet, type ApiError } from './client.js';

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
`,
  },
  {
    name: 'orval with zod',
    settings: (contract) => [
      'orval.config.cjs',
      `const zod = { dateTimeOptions: { offset: true } };
module.exports = { client: { input: ${JSON.stringify(contract)}, output: { target: './client.ts', client: 'zod', override: { zod } } } };`,
    ],
    command: () => ['orval', '--config', 'orval.config.cjs'],
    story: `
import { loginBody, loginResponse, searchCarsBody, searchCarsResponse } from './client.js';

export async function story(baseUrl: string, key: string, secret: string) {
  const call = async (path: string, token: string, body?: unknown) => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer ' + token };
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    return (await fetch(baseUrl + path, sent)).json();
  };
  const { accessToken } = loginResponse.parse(await call('/auth/login', '', loginBody.parse({ key, secret })));

  const search = searchCarsBody.parse(${SEARCH.replace(' satisfies CarSearchRequest', '')});
  const { results } = searchCarsResponse.parse(await call('/search/point', accessToken, search));
  const { code } = (await call('/order/none-such', accessToken)) as { code: number };
  return { cars: results.map((car) => car.brand.name + ' ' + car.model.name), refusal: code };
}
`,
  },
  {
    name: 'kubb',
    settings: (contract) => [
      'kubb.config.mjs',
      `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';
const plugins = [pluginOas({ validate: false }), pluginTs(), pluginZod({ dateType: 'stringOffset' }), pluginClient({ client: 'fetch' })];
export default defineConfig({ root: '.', input: { path: ${JSON.stringify(contract)} }, output: { path: './client' }, plugins });`,
    ],
    command: () => ['kubb', 'generate', '--config', 'kubb.config.mjs'],
    operations: 'client/clients/index.js',
    story: `
import { setConfig } from '@kubb/plugin-client/clients/fetch';
import { getOrder, login, searchCars } from './client/clients/index.ts';
import type { ApiError, CarSearchRequest } from './client/types/index.ts';
import { carSearchResponseSchema } from './client/zod/index.ts';

export async function story(baseURL: string, key: string, secret: string) {
  const json = { 'Content-Type': 'application/json' };
  setConfig({ baseURL, headers: json });
  const { accessToken } = await login({ key, secret });
  setConfig({ baseURL, headers: { ...json, Authorization: 'Bearer ' + accessToken } });

  const search = ${SEARCH};
  const { results } = carSearchResponseSchema.parse(await searchCars(search));
  const refused = (await getOrder('none-such')) as unknown as ApiError;
  return { cars: results.map((car) => car.brand.name + ' ' + car.model.name), refusal: refused.code };
}
`,
  },
];

/** Two ways partners may make a client of their own, and what they would then write: log in, search, read a refusal. */
export type Generator = {
  readonly name: string;
  /** Its command, with the contract and the folder the client goes to. */
  command(contract: string, folder: string): readonly [command: string, ...args: string[]];
  /** The module that has a function for every operation, once compiled. */
  readonly operations: string;
  /** A module that exports `story(baseUrl, key, secret)`: the names of the cars found, and the code of the refusal. */
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
];

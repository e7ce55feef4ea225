import { afterAll, expect, test } from 'vitest';
import type { TransferProduct } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { startStaging } from '../../support/staging.ts';
import { andBack, found } from './transfer.ts';

const HALF_AN_HOUR_SECONDS = 1_800;
const SEARCH_AGAIN = 'Search again and use the new searchId and code.';

const { service, clock, tokenOf, stop } = await startStaging();
const token = await tokenOf('horizon');
afterAll(stop);

const getTransfer = (searchId: string, code: string, as: string | undefined = token) =>
  service.api<TransferProduct>('GET', `/transfer/search/${searchId}/${code}`, { token: as });

test('200: returns each transfer exactly as the search returned it', async () => {
  const { searchId, products } = await found(service, token, { body: andBack, headers: { 'X-Currency': 'EUR' } });
  expect(products.length).toBeGreaterThan(0);
  for (const product of products) {
    const answer = await getTransfer(searchId, product.code);
    expect([answer.status, answer.body]).toEqual([200, product]);
  }
});

test('404 transferSearch.offerNotFound: a transfer becomes unavailable exactly half an hour after its search', async () => {
  const { searchId, products } = await found(service, token);
  const { code } = products[0]!;
  clock.advance(HALF_AN_HOUR_SECONDS - 1);
  expect((await getTransfer(searchId, code)).status).toBe(200);
  clock.advance(1);
  const expired = await getTransfer(searchId, code);
  expectError(expired, 'transferSearch.offerNotFound');
  expect(expired.body).toMatchObject({ code: 8003, details: SEARCH_AGAIN });
});

test('404 transferSearch.offerNotFound: a transfer becomes unavailable in the second when its supplier needs more notice', async () => {
  const pickupTime = new Date(clock.now().getTime() + 3_000_000).toISOString();
  const { searchId, products } = await found(service, token, { body: { pickupTime } });
  const { code, bookableUntil } = products[0]!;
  expect(new Date(pickupTime).getTime() - new Date(bookableUntil!).getTime()).toBeGreaterThan(0);
  clock.advance((new Date(bookableUntil!).getTime() - clock.now().getTime()) / 1_000 - 1);
  expect((await getTransfer(searchId, code)).status).toBe(200);
  clock.advance(1);
  expectError(await getTransfer(searchId, code), 'transferSearch.offerNotFound');
});

test('200: the texts are in the requested language, whatever the language of the search', async () => {
  const { searchId, products } = await found(service, token, { headers: { 'Accept-Language': 'de' } });
  const textsIn = async (language: string) => {
    const headers = { 'Accept-Language': language };
    const path = `/transfer/search/${searchId}/${products[0]!.code}`;
    const { body } = await service.api<TransferProduct>('GET', path, { token, headers });
    return body.pricing.fees[0]!.description;
  };
  expect(products[0]!.pricing.fees[0]!.description).toBe('Hinfahrt');
  expect([await textsIn('tr, en;q=0.5'), await textsIn('fr'), await textsIn('*')]).toEqual([
    'Gidiş',
    'Outbound leg',
    'Outbound leg',
  ]);
});

test('404 transferSearch.offerNotFound: a search of a different agency is answered like an unknown search', async () => {
  const { searchId, products } = await found(service, token);
  const other = await found(service, token);
  const foreign = await getTransfer(searchId, products[0]!.code, await service.loginAs('lodos'));
  expectError(foreign, 'transferSearch.offerNotFound');
  expect(foreign.body).toMatchObject({ details: SEARCH_AGAIN });
  expect((await getTransfer('unknown', products[0]!.code)).body).toEqual(foreign.body);
  expect((await getTransfer(searchId, 'unknown')).body).toEqual(foreign.body);
  expect((await getTransfer(other.searchId, products[0]!.code)).body).toEqual(foreign.body);
  expect((await getTransfer(searchId, products[0]!.code)).status).toBe(200);
});

test.each([
  ['searchId', 'a.b', 'vito'],
  ['code', 'search', 'x'.repeat(65)],
])('400 request.invalid: a malformed %s is refused', async (field, searchId, code) => {
  expectError(await getTransfer(searchId, code), 'request.invalid', { field });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await service.api('GET', '/transfer/search/search/vito'), 'token.invalid');
});

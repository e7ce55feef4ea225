import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencies } from '../../server/test/support/agencies.ts';
import { startService, type TestService } from '../../server/test/support/service.ts';
import { createAgencyClient, memoryTokens } from '../src/index.ts';

const EIGHT_DAYS_IN_SECONDS = 8 * 86_400;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const clientOf = (agency: keyof typeof agencies) =>
  createAgencyClient({ baseUrl: `${service.url}/api/v1`, ...agencies[agency] });

test('an agency finds a place and reads its details', async () => {
  const agency = clientOf('horizon');
  const found = await agency.searchLocations({ query: { query: 'istanbul havalimanı' } });
  if (!found.ok) throw new Error(found.error.description);
  const detail = await agency.getLocation({ path: { placeId: found.data[0]!.placeId } });
  expect(detail).toMatchObject({ ok: true, data: { timezone: 'Europe/Istanbul' } });
});

test('an expired token is renewed without an error', async () => {
  const agency = clientOf('horizon');
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
  service.clock.advance(EIGHT_DAYS_IN_SECONDS);
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
});

test('clients that share tokens can refresh them simultaneously and stay signed in', async () => {
  const tokens = memoryTokens();
  const clients = [1, 2, 3].map(() =>
    createAgencyClient({ baseUrl: `${service.url}/api/v1`, ...agencies.meridian, tokens }),
  );
  const callAll = async () => (await Promise.all(clients.map((agency) => agency.listFuelTypes()))).map(({ ok }) => ok);
  await clients[0]!.listFuelTypes();
  expect(await callAll()).toEqual([true, true, true]);
  const login = await tokens.get(agencies.meridian.key);
  service.clock.advance(EIGHT_DAYS_IN_SECONDS);
  expect(await callAll()).toEqual([true, true, true]);
  expect(await callAll()).toEqual([true, true, true]);
  expect((await tokens.get(agencies.meridian.key))!.refreshToken).not.toBe(login!.refreshToken);
});

test('401 auth.keySuspended: every call with a suspended key returns this error', async () => {
  expect(await clientOf('poyraz').listFuelTypes()).toMatchObject({ ok: false, error: { key: 'auth.keySuspended' } });
});

test('404 place.notFound: the error of an unknown place is returned and not thrown', async () => {
  const result = await clientOf('horizon').getLocation({ path: { placeId: 'airport-XXX' } });
  expect(result).toMatchObject({ ok: false, error: { key: 'place.notFound', requestId: expect.any(String) } });
});

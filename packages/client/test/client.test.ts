import { afterEach, expect, test } from 'vitest';
import { type CarSearchRequest, createAgencyClient } from '../src/index.ts';
import { KEY, type Received, type Reply, refuse, SECRET, type StubService, startStubService } from './stub-service.ts';

let service: StubService;
afterEach(() => service.stop());

async function start(reply: (request: Received) => Reply = () => ({ status: 200, body: [] })) {
  service = await startStubService(reply);
  return createAgencyClient({ baseUrl: service.baseUrl, key: KEY, secret: SECRET });
}

const airport = { lat: 41.2753, lon: 28.7519 };
const threeDaysAtIstanbulAirport: CarSearchRequest = {
  checkInDateTime: '2027-06-10T10:00:00+03:00',
  checkOutDateTime: '2027-06-13T10:00:00+03:00',
  checkInLocation: airport,
  checkOutLocation: airport,
  age: '30+',
  country: 'TR',
  paymentType: 'creditCard',
};

const paths = () => service.received.map(({ path }) => path.replace('/api/v1', ''));

test('it logs in at the first call, and not again at the second', async () => {
  const agency = await start();
  await agency.listFuelTypes();
  await agency.listCarClasses();
  expect(paths()).toEqual(['/auth/login', '/helper-data/fuel-types', '/helper-data/car-classes']);
});

test('calls that start together log in once', async () => {
  const agency = await start();
  await Promise.all([agency.listFuelTypes(), agency.listFuelTypes(), agency.listFuelTypes()]);
  expect(paths().filter((path) => path === '/auth/login')).toHaveLength(1);
});

test('path, query, headers and body arrive as the contract has them', async () => {
  const agency = await start(({ body }) => ({ status: 200, body }));
  await agency.searchCars({ body: threeDaysAtIstanbulAirport, headers: { 'X-Currency': 'EUR' } });
  await agency.listExtraProducts({ path: { searchID: 'a/b', code: 'c' } });
  await agency.searchLocations({ query: { query: 'Kadıköy & co' } });

  const [, cars, extras, places] = service.received;
  expect(cars).toMatchObject({ method: 'POST', path: '/api/v1/search/point', body: threeDaysAtIstanbulAirport });
  expect(cars?.headers['x-currency']).toBe('EUR');
  expect(extras?.path).toBe('/api/v1/search/a%2Fb/c/extra-products');
  expect(new URLSearchParams(places?.path.split('?')[1]).get('query')).toBe('Kadıköy & co');
});

test('20 calls that find their token expired renew it once between them, and all succeed', async () => {
  const agency = await start();
  await agency.listFuelTypes();
  service.expireTokens();
  service.received.length = 0;

  const results = await Promise.all(Array.from({ length: 20 }, () => agency.listFuelTypes()));

  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(paths().filter((path) => path.startsWith('/auth/'))).toEqual(['/auth/refresh']);
});

test('a call that is repeated after a renewal carries its body again', async () => {
  const agency = await start(({ body }) => ({ status: 200, body }));
  await agency.listFuelTypes();
  service.expireTokens();
  const result = await agency.searchCars({ body: threeDaysAtIstanbulAirport });
  expect(result).toMatchObject({ ok: true, data: threeDaysAtIstanbulAirport });
});

test('a refused refresh token makes it log in again', async () => {
  const agency = await start();
  await agency.listFuelTypes();
  service.revokeTokens();
  service.received.length = 0;
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
  expect(paths()).toEqual(['/helper-data/fuel-types', '/auth/refresh', '/auth/login', '/helper-data/fuel-types']);
});

test('401 auth.wrongCredentials: a wrong secret is the answer of the call that needed it', async () => {
  await start();
  const stranger = createAgencyClient({ baseUrl: service.baseUrl, key: KEY, secret: 'sk_wrong' });
  expect(await stranger.listFuelTypes()).toMatchObject({
    ok: false,
    error: { status: 401, code: 1002, key: 'auth.wrongCredentials', retry: 'afterFixing' },
  });
});

test('401 token.keySuspended: a call that is refused twice is not tried a third time', async () => {
  const agency = await start(() => refuse(401, 1003));
  expect(await agency.searchLocations({ query: { query: 'ist' } })).toMatchObject({
    ok: false,
    error: { status: 401, code: 1003, key: 'token.keySuspended', requestId: 'req_1' },
  });
  expect(paths().filter((path) => path.startsWith('/locations'))).toHaveLength(2);
});

test('400 request.invalid: the details come along', async () => {
  const details = { field: 'query', message: 'must have at least 2 characters' };
  const agency = await start(() => refuse(400, 1001, { details }));
  expect(await agency.searchLocations({ query: { query: 'i' } })).toMatchObject({
    error: { key: 'request.invalid', details, description: 'No.' },
  });
});

test('404: one code, one status, and the operation says which error it is', async () => {
  const agency = await start(() => refuse(404, 404));
  const place = await agency.getLocation({ path: { placeId: 'p' } });
  const extras = await agency.listExtraProducts({ path: { searchID: 's', code: 'c' } });
  expect(place).toMatchObject({ error: { key: 'place.notFound' } });
  expect(extras).toMatchObject({ error: { key: 'carSearch.offerNotFound' } });
});

test('413 body.tooLarge: what the edge says needs no declaration', async () => {
  const agency = await start(() => refuse(413, 413));
  expect(await agency.listFuelTypes()).toMatchObject({ error: { key: 'body.tooLarge' } });
});

test('429 rateLimit.exceeded: it says how long to wait', async () => {
  const agency = await start(() => refuse(429, 429, { headers: { 'Retry-After': '17' } }));
  expect(await agency.searchLocations({ query: { query: 'ist' } })).toMatchObject({
    error: { key: 'rateLimit.exceeded', retry: 'afterWaiting', retryAfterSeconds: 17 },
  });
});

test('an answer that is not of the service has neither code nor key', async () => {
  const agency = await start(() => ({ status: 502, body: '<h1>Bad gateway</h1>' }));
  expect(await agency.listFuelTypes()).toEqual({
    ok: false,
    error: {
      status: 502,
      code: undefined,
      key: undefined,
      description: 'The answer was 502 Bad Gateway',
      details: undefined,
      retry: undefined,
      retryAfterSeconds: undefined,
      requestId: 'req_1',
    },
  });
});

test('a service that cannot be reached rejects, and the next call tries anew', async () => {
  const agency = await start();
  const { baseUrl } = service;
  let isDown = true;
  const flaky = createAgencyClient({
    baseUrl,
    key: KEY,
    secret: SECRET,
    fetch: (request) => (isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(request)),
  });

  await expect(flaky.listFuelTypes()).rejects.toThrow('fetch failed');
  isDown = false;
  expect(await flaky.listFuelTypes()).toMatchObject({ ok: true });
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
});

test('an aborted call rejects', async () => {
  const agency = await start();
  await agency.listFuelTypes();
  await expect(agency.listFuelTypes({ signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

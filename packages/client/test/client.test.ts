import { afterEach, describe, expect, test, vi } from 'vitest';
import { deniz } from '../../server/test/support/travellers.ts';
import {
  type AgencyClientOptions,
  type AgencyError,
  type CarOrderRequest,
  type CarSearchRequest,
  createAgencyClient,
} from '../src/index.ts';
import { KEY, type Received, type Reply, refuse, SECRET, type StubService, startStubService } from './stub-service.ts';

let service: StubService;
afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
});

async function start(
  reply: (request: Received) => Reply = () => ({ status: 200, body: [] }),
  options: Partial<AgencyClientOptions> = {},
) {
  service = await startStubService(reply);
  return createAgencyClient({ baseUrl: service.baseUrl, key: KEY, secret: SECRET, ...options });
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

const CONFIRM = { creditcheckCode: 104729836, integrationCode: 'i', pinCode: '000000' };

const paths = () => service.received.map(({ path }) => path.replace('/api/v1', ''));

test('the client signs in at the first call and not at the second', async () => {
  const agency = await start();
  await agency.listFuelTypes();
  await agency.listCarClasses();
  expect(paths()).toEqual(['/auth/login', '/helper-data/fuel-types', '/helper-data/car-classes']);
});

test('simultaneous first calls share one sign-in', async () => {
  const agency = await start();
  await Promise.all([agency.listFuelTypes(), agency.listFuelTypes(), agency.listFuelTypes()]);
  expect(paths().filter((path) => path === '/auth/login')).toHaveLength(1);
});

test('the path, query, headers and body are sent as the contract defines them', async () => {
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

test('getVoucher returns HTML as text and PDF as bytes, and returns a refusal as an error', async () => {
  const path = { orderID: 'CAR-1' };
  const replies: Reply[] = [
    { status: 200, body: '<p>Çağrı</p>' },
    { status: 200, body: '%PDF-1.3 ğ', headers: { 'Content-Type': 'application/pdf' } },
    refuse(422, 422),
  ];
  const agency = await start(() => replies.shift()!);
  expect(await agency.getVoucher({ path, format: 'html' })).toMatchObject({ ok: true, data: '<p>Çağrı</p>' });
  const paper = await agency.getVoucher({ path, format: 'pdf' });
  expect(paper.ok && paper.data).toEqual(new Uint8Array(Buffer.from('%PDF-1.3 ğ')));
  expect(await agency.getVoucher({ path, format: 'pdf' })).toMatchObject({ ok: false, error: { status: 422 } });
  const asked = service.received.slice(1).map(({ headers }) => headers.accept);
  expect(asked).toEqual(['text/html', 'application/pdf', 'application/pdf']);
});

test('getVoucher rejects a response in a format that was not requested', async () => {
  const agency = await start(() => ({ status: 200, body: 'a proxy’s page' }));
  const asked = agency.getVoucher({ path: { orderID: 'CAR-1' }, format: 'pdf' });
  await expect(asked).rejects.toThrow('returned text/html instead of application/pdf');
});

test('20 simultaneous calls with an expired token share one refresh and all succeed', async () => {
  const agency = await start();
  await agency.listFuelTypes();
  service.expireTokens();
  service.received.length = 0;

  const results = await Promise.all(Array.from({ length: 20 }, () => agency.listFuelTypes()));

  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(paths().filter((path) => path.startsWith('/auth/'))).toEqual(['/auth/refresh']);
});

test('a call that is repeated after a token refresh sends its body again', async () => {
  const agency = await start(({ body }) => ({ status: 200, body }));
  await agency.listFuelTypes();
  service.expireTokens();
  const result = await agency.searchCars({ body: threeDaysAtIstanbulAirport });
  expect(result).toMatchObject({ ok: true, data: threeDaysAtIstanbulAirport });
});

test('the client signs in again after its refresh token is refused', async () => {
  const agency = await start();
  await agency.listFuelTypes();
  service.revokeTokens();
  service.received.length = 0;
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
  expect(paths()).toEqual(['/helper-data/fuel-types', '/auth/refresh', '/auth/login', '/helper-data/fuel-types']);
});

test('401 auth.wrongCredentials: a call with a wrong secret returns the error of the sign-in', async () => {
  await start();
  const stranger = createAgencyClient({ baseUrl: service.baseUrl, key: KEY, secret: 'sk_wrong' });
  expect(await stranger.listFuelTypes()).toMatchObject({
    ok: false,
    error: { status: 401, code: 1002, key: 'auth.wrongCredentials', retry: 'afterFixing' },
  });
});

test('401 token.keySuspended: a call that is refused twice is not sent a third time', async () => {
  const agency = await start(() => refuse(401, 1003));
  expect(await agency.searchLocations({ query: { query: 'ist' } })).toMatchObject({
    ok: false,
    error: { status: 401, code: 1003, key: 'token.keySuspended', requestId: 'req_1' },
  });
  expect(paths().filter((path) => path.startsWith('/locations'))).toHaveLength(2);
});

test('400 request.invalid: the error includes the details', async () => {
  const details = { field: 'query', message: 'must have at least 2 characters' };
  const agency = await start(() => refuse(400, 1001, { details }));
  expect(await agency.searchLocations({ query: { query: 'i' } })).toMatchObject({
    error: { key: 'request.invalid', details, description: 'No.' },
  });
});

test.each(['creditCheck.wrongPin', 'creditCheck.pinExpired'] as const)(
  '400 %s: the key identifies the error, whatever its code and description',
  async (key) => {
    const agency = await start(() => ({
      status: 400,
      body: { key, code: 1002, description: 'A sentence of tomorrow.' },
    }));
    expect(await agency.confirmCreditPin({ body: CONFIRM })).toMatchObject({ error: { key } });
  },
);

test('400: a key that the client does not know for the operation is left undefined', async () => {
  const keys = ['creditCheck.askedTooOften', 'place.notFound'];
  const agency = await start(() => ({ status: 400, body: { key: keys.shift(), code: 1002, description: 'No.' } }));
  for (const _ of [1, 2]) {
    const { error } = (await agency.confirmCreditPin({ body: CONFIRM })) as { error: AgencyError };
    expect(error).toMatchObject({ status: 400, code: 1002, description: 'No.' });
    expect(error.key).toBe(undefined);
  }
});

describe('a service whose errors have no key', () => {
  test('404: the client derives the key if the operation has one error with this status and code', async () => {
    const agency = await start(() => refuse(404, 404));
    const place = await agency.getLocation({ path: { placeId: 'p' } });
    const extras = await agency.listExtraProducts({ path: { searchID: 's', code: 'c' } });
    expect(place).toMatchObject({ error: { key: 'place.notFound' } });
    expect(extras).toMatchObject({ error: { key: 'carSearch.offerNotFound' } });
  });

  test('400: the key stays undefined if several errors share the status and code', async () => {
    const agency = await start(() => refuse(400, 1002));
    const confirmed = await agency.confirmCreditPin({ body: CONFIRM });
    expect(confirmed).toMatchObject({ ok: false, error: { status: 400, code: 1002, key: undefined } });
  });
});

test('413 body.tooLarge: the client recognizes edge errors that the operation does not declare', async () => {
  const agency = await start(() => refuse(413, 413));
  expect(await agency.listFuelTypes()).toMatchObject({ error: { key: 'body.tooLarge' } });
});

test('429 rateLimit.exceeded: the error includes the time to wait', async () => {
  const agency = await start(() => refuse(429, 429, { headers: { 'Retry-After': '67' } }));
  expect(await agency.searchLocations({ query: { query: 'ist' } })).toMatchObject({
    error: { key: 'rateLimit.exceeded', retry: 'afterWaiting', retryAfterSeconds: 67 },
  });
});

test('a response from a gateway has neither a code nor a key', async () => {
  const agency = await start(() => ({ status: 502, body: '<h1>Bad gateway</h1>' }), { retries: 0 });
  expect(await agency.listFuelTypes()).toEqual({
    ok: false,
    error: {
      status: 502,
      code: undefined,
      key: undefined,
      description: 'The service returned 502 Bad Gateway',
      details: undefined,
      retry: undefined,
      retryAfterSeconds: undefined,
      requestId: 'req_1',
    },
  });
});

test('a call rejects when the service is unreachable, and the next call tries again', async () => {
  const agency = await start();
  const { baseUrl } = service;
  let isDown = true;
  const flaky = createAgencyClient({
    baseUrl,
    key: KEY,
    secret: SECRET,
    retries: 0,
    fetch: (request) => (isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(request)),
  });

  await expect(flaky.listFuelTypes()).rejects.toMatchObject({ name: 'TypeError', cause: { message: 'fetch failed' } });
  isDown = false;
  expect(await flaky.listFuelTypes()).toMatchObject({ ok: true });
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
});

test('a call whose signal is aborted rejects with that reason', async () => {
  const agency = await start();
  await agency.listFuelTypes();
  await expect(agency.listFuelTypes({ signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

test('aborting a call does not abort the sign-in that other calls wait for', async () => {
  const agency = await start();
  const impatient = new AbortController();
  const [first, second] = [agency.listFuelTypes({ signal: impatient.signal }), agency.listFuelTypes()];
  impatient.abort(new Error('the page was left'));
  await expect(first).rejects.toThrow('the page was left');
  expect(await second).toMatchObject({ ok: true });
  expect(paths()).toEqual(['/auth/login', '/helper-data/fuel-types']);
});

test('an aborted call stops waiting for its next attempt', async () => {
  const controller = new AbortController();
  // The wait begins right after the retry is reported.
  const onRetry = () => void setImmediate(() => controller.abort());
  const agency = await start(() => refuse(429, 429, { headers: { 'Retry-After': '15' } }), { onRetry });
  await expect(agency.listFuelTypes({ signal: controller.signal })).rejects.toThrow('aborted');
});

test('a call to a service that responds too late rejects with a TimeoutError', async () => {
  await start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<void>();
  const silent = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      begun.resolve();
    });
  const options = { baseUrl: service.baseUrl, key: KEY, secret: SECRET, fetch: silent, retries: 0, timeoutSeconds: 30 };
  const outcome = createAgencyClient(options)
    .listFuelTypes()
    .catch((error) => error.name);
  await begun.promise;
  vi.advanceTimersByTime(30_000);
  expect(await outcome).toBe('TimeoutError');
});

const order: CarOrderRequest = {
  paymentType: 'limit',
  searchID: 's',
  code: 'c',
  passenger: deniz,
};

const orderKeys = () =>
  service.received.filter(({ path }) => path === '/api/v1/order').map(({ headers }) => headers['idempotency-key']);

test('a repeated order keeps its Idempotency-Key, and the next order gets a different one', async () => {
  let isDown = true;
  const agency = await start(() => {
    const reply = isDown ? refuse(500, 500, { headers: { 'Retry-After': '0' } }) : { status: 201, body: {} };
    isDown = false;
    return reply;
  });
  const headers = { 'X-Forwarded-For': '203.0.113.24' };
  expect(await agency.createOrder({ headers, body: order })).toMatchObject({ ok: true });
  await agency.createOrder({ headers, body: order });

  const [first, second, other] = orderKeys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('an Idempotency-Key from the caller is sent unchanged', async () => {
  const agency = await start(() => ({ status: 201, body: {} }));
  const headers = { 'X-Forwarded-For': '203.0.113.24', 'Idempotency-Key': 'cart-142' };
  await agency.createOrder({ headers, body: order });
  expect(orderKeys()).toEqual(['cart-142']);
});

test('429 rateLimit.exceeded: the client repeats the call after Retry-After', async () => {
  let isLimited = true;
  const agency = await start(() => {
    const reply = isLimited ? refuse(429, 429, { headers: { 'Retry-After': '0' } }) : { status: 200, body: [] };
    isLimited = false;
    return reply;
  });
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
});

test('a Retry-After from a gateway may be a date', async () => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const agency = await start(() => ({ status: 503, body: 'busy', headers: { 'Retry-After': date } }));
  const result = await agency.listFuelTypes();
  expect(result).toMatchObject({ error: { status: 503, key: undefined } });
  if (!result.ok) expect(result.error.retryAfterSeconds).toBeGreaterThan(3_590);
});

import { afterEach, expect, test, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { type AgencyClientOptions, createAgencyClient, VERSION } from '../src/index.ts';
import { KEY, type Received, type Reply, refuse, SECRET, type StubService, startStubService } from './stub-service.ts';

let service: StubService;
afterEach(() => service.stop());

async function start(reply: (request: Received) => Reply, options: Partial<AgencyClientOptions> = {}) {
  service = await startStubService(reply);
  return createAgencyClient({ baseUrl: service.baseUrl, key: KEY, secret: SECRET, ...options });
}

const LEFT = { 'RateLimit-Limit': '60', 'RateLimit-Remaining': '7', 'RateLimit-Reset': '31' };
const left = { limit: 60, remaining: 7, resetSeconds: 31 };

test('onRequest is called for every attempt and every sign-in, and may add a header', async () => {
  const reported: string[] = [];
  const agency = await start(() => ({ status: 200, body: [] }), {
    onRequest({ operationId, attempt, request }) {
      reported.push(`${operationId} ${attempt}`);
      request.headers.set('traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
    },
  });
  await agency.listFuelTypes();
  expect(reported).toEqual(['login 1', 'listFuelTypes 1']);
  expect(service.received.at(-1)!.headers.traceparent).toContain('4bf92f35');
});

test('onResponse is called for every response and reports the remaining rate limit', async () => {
  const reported: unknown[] = [];
  const agency = await start(() => refuse(400, 1001, { headers: LEFT }), {
    onResponse: (event) => reported.push(event),
  });
  await agency.listFuelTypes();
  expect(reported.at(-1)).toEqual({
    operationId: 'listFuelTypes',
    attempt: 1,
    status: 400,
    requestId: 'req_1',
    rateLimit: left,
    durationMilliseconds: expect.any(Number),
  });
});

test('onRetry is called with the reason for the wait before each repeated attempt', async () => {
  const reported: unknown[] = [];
  const replies = [refuse(429, 429, { headers: { 'Retry-After': '0' } }), { status: 200, body: [] }];
  const agency = await start(() => replies.shift()!, { onRetry: (event) => reported.push(event) });
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
  expect(reported).toEqual([
    {
      operationId: 'listFuelTypes',
      attempt: 1,
      waitSeconds: expect.any(Number),
      because: expect.objectContaining({ key: 'rateLimit.exceeded' }),
    },
  ]);
});

test('an error thrown by a hook ends the call at once', async () => {
  let calls = 0;
  const agency = await start(() => ({ status: 200, body: [] }), {
    onRequest() {
      calls += 1;
      throw new Error('the log is full');
    },
  });
  await expect(agency.listFuelTypes()).rejects.toThrow('the log is full');
  expect(calls).toBe(1);
});

test('results and errors include the remaining rate limit', async () => {
  const replies: Reply[] = [{ status: 200, body: [], headers: LEFT }, refuse(404, 404, { headers: LEFT })];
  const agency = await start(() => replies.shift()!);
  expect(await agency.listFuelTypes()).toMatchObject({ ok: true, rateLimit: left });
  expect(await agency.getLocation({ path: { placeId: 'p' } })).toMatchObject({ ok: false, error: { rateLimit: left } });
});

test('a response without rate limit headers has no rate limit', async () => {
  const agency = await start(() => ({ status: 200, body: [], headers: { 'RateLimit-Limit': 'soon' } }));
  expect(await agency.listFuelTypes()).toEqual({ ok: true, data: [], requestId: 'req_1' });
});

test('on Node.js the client sends the package name and version as its user agent', async () => {
  const agency = await start(() => ({ status: 200, body: [] }));
  await agency.listFuelTypes();
  expect(VERSION).toBe(manifest.version);
  expect(service.received[0]!.headers['user-agent']).toBe(
    `agency-booking-client/${VERSION} node/${process.versions.node}`,
  );
});

const SWAPPED = [{ field: 'pickup', message: 'is far from any airport' }];
const swapped = (): Reply => ({ status: 200, body: { searchId: 's1', products: [], warnings: SWAPPED } });
const trip = {
  type: 'oneway',
  pickup: { lat: 28.7, lon: 41.2 },
  dropoff: { lat: 41.0, lon: 28.9 },
  pickupTime: '2027-06-10T11:00:00+03:00',
  passengerCount: 1,
} as const;

test('onWarning is called for the probable mistakes in a search', async () => {
  const reported: unknown[] = [];
  const agency = await start(swapped, { onWarning: (event) => reported.push(event) });
  expect(await agency.searchTransfers({ body: trip })).toMatchObject({ ok: true, data: { warnings: SWAPPED } });
  expect(reported).toEqual([{ operationId: 'searchTransfers', warnings: SWAPPED }]);
});

test.each([
  ['prints', 'development', ['agency-booking searchTransfers: pickup is far from any airport']],
  ['does not print', 'production', []],
])('the client %s probable mistakes in %s', async (_, environment, lines) => {
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', environment);
  const agency = await start(swapped);
  await agency.searchTransfers({ body: trip });
  vi.unstubAllEnvs();
  expect(printed.mock.calls.flat()).toEqual(lines);
  printed.mockRestore();
});

test('a page on another origin reads the seconds to wait from the body of a 429', async () => {
  const agency = await start(() => refuse(429, 429, { details: { retryAfterSeconds: 42 } }), { retries: 0 });
  expect(await agency.listFuelTypes()).toMatchObject({ ok: false, error: { status: 429, retryAfterSeconds: 42 } });
});

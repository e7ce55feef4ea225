import { afterEach, expect, test } from 'vitest';
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

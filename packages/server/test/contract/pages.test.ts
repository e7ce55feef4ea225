import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call } from '../support/api.ts';
import { expectError } from '../support/expect-error.ts';
import { production } from '../support/production.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    settings: {
      PUBLIC_URL: 'https://staging.agency.example',
      OTHER_PUBLIC_URL: 'https://api.agency.example/',
      SANDBOX_PORT: '9081',
    },
  });
});
afterAll(() => service.stop());

const get = <Body = unknown>(path: string) => call<Body>(`${service.url}${path}`, 'GET', {});

test('200: the service is live and ready', async () => {
  expect((await get('/health/live')).body).toEqual({ status: 'live' });
  expect((await get('/health/ready')).body).toEqual({ status: 'ready' });
});

test.each(['/openapi.json', '/docs/openapi.json'])(
  '%s is the contract with the address of this service',
  async (path) => {
    expect((await get(path)).body).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'https://staging.agency.example/api/v1' }, { url: 'https://api.agency.example/api/v1' }],
      paths: { '/auth/login': {} },
    });
  },
);

test('the documentation is an HTML page even before it is built', async () => {
  const { status, headers, text } = await get('/docs/');
  const isBuilt = existsSync(new URL('../../../../dist/docs/index.html', import.meta.url));
  expect(status).toBe(isBuilt ? 200 : 503);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(text).toMatch(/<!doctype html>/i);
});

test('metrics count responses by operation and status', async () => {
  await service.loginAs('horizon');
  await service.api('GET', '/locations?query=ist');
  const { text } = await get('/metrics');
  expect(text).toContain('http_server_requests_total{operation="login",status="200",error_key=""} 1');
  const refused = 'operation="searchLocations",status="401",error_key="token.invalid"';
  expect(text).toContain(`http_server_requests_total{${refused}} 1`);
  expect(text).toContain('http_server_request_duration_seconds_count{operation="login",status_class="2xx"} 1');
});

test.each([
  '/nowhere',
  '/METRICS',
  '/Metrics',
  '/metrics/',
  '/Openapi.json',
  '/openapi.json/',
  '/Docs/openapi.json',
  '/Health/live',
  '/health/live/',
  '/health/ready/',
])('404 path.notFound: %s is answered in the error envelope', async (path) => {
  expectError(await get(path), 'path.notFound');
});

describe.each(['staging', 'production'])('pages at the root of the host in %s', (environment) => {
  let at: string;
  beforeAll(async () => {
    at = service.url;
    if (environment === 'staging') return;
    const started = await startService({ settings: { ...production, RATE_LIMIT_SCALE: '1' } });
    at = started.url;
    return started.stop;
  });
  const visit = (path: string, accept: string, method = 'GET') =>
    fetch(`${at}${path}`, { method, headers: { Accept: accept }, redirect: 'manual' });
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  test.each(['/', '/api', '/api/v1'])(
    '%s redirects a browser to the documentation and returns JSON to a program',
    async (path) => {
      const led = await visit(path, BROWSER);
      expect([led.status, led.headers.get('location'), led.headers.get('vary')]).toEqual([302, '/docs/', 'Accept']);
      const page = await visit(path, '*/*');
      expect([page.status, await page.json()]).toEqual([
        200,
        { documentation: '/docs/', contract: '/openapi.json', api: '/api/v1' },
      ]);
    },
  );

  test('an icon is served, and robots.txt limits search engines', async () => {
    expect((await visit('/favicon.ico', 'image/*')).headers.get('location')).toBe('/docs/mark.svg');
    const robots = await visit('/robots.txt', '*/*');
    expect([robots.headers.get('content-type'), await robots.text()]).toEqual([
      'text/plain; charset=utf-8',
      'User-agent: *\nAllow: /docs/\nDisallow: /\n',
    ]);
  });

  test('/console redirects to the sandbox console in staging only', async () => {
    const led = await Promise.all(['/console', '/console/events'].map((path) => visit(path, BROWSER)));
    expect(led.map(({ headers }) => headers.get('location'))).toEqual(
      environment === 'staging' ? ['http://localhost:9081/', 'http://localhost:9081/events'] : [null, null],
    );
    expect(led.map(({ status }) => status)).toEqual(environment === 'staging' ? [302, 302] : [404, 404]);
  });

  test('a POST to /console is redirected with its method in staging only', async () => {
    const path = '/console/console/parties/LIKYA/behaviour';
    const led = await visit(path, '*/*', 'POST');
    expect([led.status, led.headers.get('location')]).toEqual(
      environment === 'staging' ? [307, 'http://localhost:9081/console/parties/LIKYA/behaviour'] : [404, null],
    );
  });

  test('404: an unknown page links a browser to the documentation', async () => {
    const page = await visit('/nowhere', BROWSER);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<a href="/docs/">');
  });

  test.each([
    ['/nowhere', '*/*', 'GET'],
    ['/nowhere', BROWSER, 'POST'],
    ['/', '*/*', 'POST'],
    ['/api/v1', '*/*', 'POST'],
    ['/api/v1/', BROWSER, 'GET'],
    ['/api/v1/nowhere', BROWSER, 'GET'],
  ])('404 path.notFound: %s with Accept %s by %s is answered with JSON', async (path, accept, method) => {
    const answer = await visit(path, accept, method);
    expect([answer.status, await answer.json()]).toMatchObject([404, { key: 'path.notFound' }]);
  });
});

/** Requests the contract without using `fetch`, which would request compressed content and decompress it. */
async function contractAs(headers: OutgoingHttpHeaders) {
  const [answer] = await once(request(`${service.url}/openapi.json`, { headers }).end(), 'response');
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

test('304: an unchanged contract is not sent again', async () => {
  const { headers, bytes } = await contractAs({});
  expect(bytes.length).toBeGreaterThan(200_000);
  const again = await contractAs({ 'If-None-Match': headers.etag });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  expect((await contractAs({ 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('the contract is sent with %s compression to clients that accept it', async (encoding, read) => {
  const { headers, bytes } = await contractAs({ 'Accept-Encoding': encoding });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(bytes.length).toBeLessThan(100_000);
  expect(read(bytes)).toEqual((await contractAs({})).bytes);
});

test('404 path.notFound: in production the API port serves no metrics', async () => {
  const { stop, url, takeErrors } = await startService({ settings: { ...production, RATE_LIMIT_SCALE: '1' } });
  onTestFinished(stop);
  expectError(await call(`${url}/metrics`, 'GET', {}), 'path.notFound');
  expect((await call(`${url}/health/live`, 'GET', {})).status).toBe(200);
  takeErrors();
});

test('every API response has the security headers and the request ID of the caller or a generated one', async () => {
  const answer = await service.api('GET', '/locations?query=ist', { headers: { 'X-Request-Id': 'trip-4711-search' } });
  expect(answer.headers.get('x-request-id')).toBe('trip-4711-search');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

test('every request is one log line with its operation and without the sent values', async () => {
  const before = service.log.length;
  const token = await service.loginAs('horizon');
  await service.api('GET', '/locations?query=konaklama', { token });
  const lines = service.log.slice(before);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1]!)).toMatchObject({
    operation: 'searchLocations',
    method: 'GET',
    status: 200,
    agencyId: expect.any(Number),
    userId: expect.stringMatching(/^usr_/),
  });
  expect(lines.join('')).not.toMatch(/konaklama|Bearer|ak_staging/);
});

test('503 notReady: the service is not ready while rows cannot be written, and recovers afterwards', async () => {
  const { clock, database } = service;
  await database.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on readiness_probe execute function no_room()`);
  clock.advance(1);
  expect(await get('/health/ready')).toMatchObject({ status: 503, body: { status: 'notReady' } });
  await database.pool.query('drop trigger no_room on readiness_probe; drop function no_room');
  clock.advance(1);
  expect((await get('/health/ready')).status).toBe(200);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'requests of one agency that wait for a lock delay neither other agencies nor readiness',
  async () => {
    const [horizon, meridian] = [await service.loginAs('horizon'), await service.loginAs('meridian')];
    const { db } = service.database;
    let waiting: Promise<unknown>[] = [];
    await db.transaction().execute(async (transaction) => {
      await sql`lock table credit_record in access exclusive mode`.execute(transaction);
      waiting = Array.from({ length: 30 }, () => service.api('GET', '/payment/limits', { token: horizon }));
      expectError(await service.api('GET', '/order/CAR-unknown', { token: meridian }), 'carOrder.notFound');
      service.clock.advance(1);
      expect((await get('/health/ready')).status).toBe(200);
    });
    expect(await Promise.all(waiting)).toEqual(Array(30).fill(expect.objectContaining({ status: 200 })));
  },
);

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/generated/management/types.ts';
import { threeDays } from '../../operations/car-search/trip.ts';
import { emptyTables } from '../../support/database.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

type List = components['schemas']['LoggedRequestList'];
type Figures = components['schemas']['RequestFigures'];

const REQUESTS = '/agencies/1/requests';

let service: TestService;
let developer: SignedIn;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await startService({ settings: { RATE_LIMIT_SCALE: '1' } });
  for (const agency of ['horizon', 'meridian'] as const) tokens[agency] = await service.loginAs(agency);
});
afterAll(() => service.stop());
beforeEach(async () => {
  developer = await portalAs(service, 'developer', { secondFactor: 'passed' });
  await service.writeRequests();
  const { database } = service;
  await emptyTables(database, 'request_log', 'request_hour', 'request_duration', 'request_minute', 'request_peak');
  service.clock.advance(60);
  const call = (id: string, path: string, as = 'horizon') =>
    service.api('GET', path, { token: tokens[as]!, headers: { 'X-Request-Id': id } });
  await call('request-1', '/locations?query=ankara');
  await call('request-2', '/order/CAR-0');
  await call('request-3', '/order/CAR-0');
  await call('request-4', '/locations?query=ankara', 'meridian');
  await service.writeRequests();
});

const find = (query = '') => developer.call<List>('GET', `${REQUESTS}${query}`);
const ids = ({ body }: { body: List }) => body.results.map(({ requestId }) => requestId);
const missing = {
  requestId: 'request-3',
  at: expect.any(String),
  keyId: 'key_horizon_1',
  operation: 'getOrder',
  status: 404,
  errorKey: 'carOrder.notFound',
  durationMilliseconds: expect.any(Number),
};

describe('listRequests', () => {
  test('200: returns the requests of the agency page by page, newest first', async () => {
    const first = await find('?limit=2');
    expect(ids(first)).toEqual(['request-3', 'request-2']);
    expect(first.body.results[0]).toEqual(missing);
    const second = await find(`?limit=2&cursor=${first.body.nextCursor}`);
    expect([ids(second), second.body.nextCursor]).toEqual([['request-1'], undefined]);
  });

  test.each([
    ['?requestId=request-2', ['request-2']],
    ['?requestId=request-4', []],
    ['?status=404', ['request-3', 'request-2']],
    ['?outcome=failed', ['request-3', 'request-2']],
    ['?outcome=succeeded', ['request-1']],
    ['?operation=searchLocations', ['request-1']],
    ['?errorKey=carOrder.notFound&limit=1', ['request-3']],
    ['?keyId=key_horizon_1', ['request-3', 'request-2', 'request-1']],
    ['?keyId=key_meridian_1', []],
    ['?from=2027-03-02T00:00:00Z', []],
    ['?to=2027-03-02T00:00:00Z', ['request-3', 'request-2', 'request-1']],
  ])('200: the query %s returns the matching requests', async (query, found) => {
    expect(ids(await find(query))).toEqual(found);
  });

  test.each([
    ['?cursor=AAAA', 'cursor', 'must be the nextCursor of a page of this list, with the same filters'],
    ['?from=2027-03-02T00:00:00Z&to=2027-03-01T00:00:00Z', 'to', 'must be after from'],
  ])('400 request.invalid: the query %s is refused', async (query, field, message) => {
    expectPortalError(await find(query), 'request.invalid', { field, message });
  });
});

describe('getRequest', () => {
  test('200: returns a failed request together with the catalogue entry of its error', async () => {
    expect((await developer.call('GET', `${REQUESTS}/request-3`)).body).toEqual({
      request: missing,
      error: {
        key: 'carOrder.notFound',
        status: 404,
        description: expect.any(String),
        meaning: expect.stringMatching(/order/i),
        action: expect.stringMatching(/./),
        retry: 'never',
      },
    });
    const good = await developer.call<object>('GET', `${REQUESTS}/request-1`);
    expect([good.status, 'error' in good.body]).toEqual([200, false]);
  });

  test('200: returns the refused field and its rule, and stores no values and no field names invented by the caller', async () => {
    const sent = { token: tokens.horizon!, headers: { 'X-Request-Id': 'request-5' } };
    const refusedOf = async (body: object) => {
      await emptyTables(service.database, 'request_log');
      expect((await service.api('POST', '/search/point', { ...sent, body })).status).toBe(400);
      await service.writeRequests();
      const { rows } = await service.database.pool.query('select * from request_log');
      expect(JSON.stringify(rows)).not.toMatch(/4111|Zeynep/);
      return (await developer.call<{ refused?: object }>('GET', `${REQUESTS}/request-5`)).body.refused;
    };
    expect(await refusedOf({ ...threeDays, age: 'Zeynep' })).toEqual({
      field: 'age',
      rule: expect.any(String),
    });
    expect(await refusedOf({ ...threeDays, 'Zeynep 4111': 1 })).toEqual({ field: '?', rule: 'is not known here' });
    expect(await refusedOf({ ...threeDays, 4111111111111111: 1 })).toEqual({ field: '[]', rule: 'is not known here' });
  });

  test('404 request.notFound: unknown requests and requests of a different agency are not found, even by an operator', async () => {
    const operator = await portalAs(service, 'operator', { secondFactor: 'passed' });
    for (const member of [developer, operator]) {
      for (const id of ['request-4', 'request-9']) {
        expectPortalError(await member.call('GET', `${REQUESTS}/${id}`), 'request.notFound');
      }
    }
  });
});

test('getRequestStatuses 200: counts successful requests, and failed requests by status', async () => {
  const { status, body } = await developer.call('GET', '/agencies/1/request-statuses');
  expect([status, body]).toEqual([200, { succeeded: 1, failed: 2, results: [{ status: 404, count: 2 }] }]);
});

describe('getRequestFigures', () => {
  const figures = (query = '') => developer.call<Figures>('GET', `/agencies/1/request-figures${query}`);

  test('200: returns hourly figures and the busiest minute for each rate limit', async () => {
    const { body } = await figures('?to=2027-03-02T00:00:00Z');
    expect([body.from, body.to]).toEqual(['2027-03-01T00:00:00.000Z', '2027-03-02T00:00:00.000Z']);
    expect(body.results).toEqual([
      {
        at: '2027-03-01T09:00:00.000Z',
        count: 3,
        errors: [{ key: 'carOrder.notFound', count: 2 }],
        p50Milliseconds: expect.any(Number),
        p95Milliseconds: expect.any(Number),
      },
    ]);
    expect(body.limits).toEqual([
      { operation: 'getOrder', limit: 60, windowSeconds: 60, busiest: 2, refused: 0 },
      { operation: 'searchLocations', limit: expect.any(Number), windowSeconds: 60, busiest: 1, refused: 0 },
    ]);
    expect((await figures('?by=day&to=2027-03-02T00:00:00Z')).body.results[0]?.at).toBe('2027-03-01T00:00:00.000Z');
  });

  test.each([
    ['?from=2027-03-02T00:00:00Z&to=2027-03-02T00:00:00Z', 'must be after from'],
    ['?from=2027-03-01T00:00:00Z&to=2027-03-08T00:00:01Z', 'must be at most 7 days after from, by the hour'],
    ['?by=day&from=2027-01-01T00:00:00Z&to=2027-03-01T00:00:00Z', 'must be at most 31 days after from, by the day'],
  ])('400 request.invalid: the period %s is refused', async (query, message) => {
    expectPortalError(await figures(query), 'request.invalid', { field: 'to', message });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencies } from '../../support/agencies.ts';
import { type CallOptions, call } from '../../support/api.ts';
import { startService, type TestService } from '../../support/service.ts';
import { PRODUCT } from './operations.ts';

const DAY_SECONDS = 24 * 60 * 60;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService({ settings: { RATE_LIMIT_SCALE: '1' } });
  token = await service.loginAs('horizon');
});
afterAll(() => service.stop());

/** Calls an operation by its name in the product, with the path parameters already filled in. */
const ask = <Body = { code: number; details: unknown }>(name: string, options: CallOptions = {}) => {
  const [method = '', path = ''] = name.split(' ');
  return call<Body>(`${service.url}/api/v1${path}`, method, options);
};
const filled = (name: string) => name.replaceAll(/\{\w+\}/g, 'x');

describe('calls without a token', () => {
  const without = ['POST /auth/login', 'POST /auth/refresh', 'POST /payment/3ds-callback/{orderID}'];

  test.each(PRODUCT.filter((name) => !without.includes(name)))('401: %s without a token is refused', async (name) => {
    const { status, body } = await ask(filled(name));
    expect(status).toBe(401);
    expect(body.code).toBe(/creditcheck|helper-data/.test(name) ? 2001 : 401);
  });

  test.each(without)('400: %s needs no token and reports the invalid body', async (name) => {
    const headers = name.includes('callback') ? FORM : {};
    expect((await ask(filled(name), { body: '{}', headers })).status).toBe(400);
  });
});

describe('token sets', () => {
  type Tokens = { accessTokenExpireAt: string; refreshTokenExpireAt: string; refreshToken: string; user: object };
  const lifetime = (until: string) => (Date.parse(until) - service.clock.now().getTime()) / 1000 / DAY_SECONDS;

  test('tokens of login and refresh are valid for a week and a month and name the user', async () => {
    const login = await ask<Tokens>('POST /auth/login', { body: agencies.meridian });
    const refresh = await ask<Tokens>('POST /auth/refresh', { body: { token: login.body.refreshToken } });
    for (const { body } of [login, refresh]) {
      expect(lifetime(body.accessTokenExpireAt)).toBe(7);
      expect(lifetime(body.refreshTokenExpireAt)).toBe(30);
    }
    expect(refresh.body.user).toEqual(login.body.user);
    expect(refresh.body.refreshToken).not.toBe(login.body.refreshToken);
  });
});

describe('error codes of each area', () => {
  const integrationCode = 'unknown';
  const cases: readonly (readonly [code: number, status: number, name: string, CallOptions])[] = [
    [1001, 400, 'POST /auth/login', { body: { key: 'a' } }],
    [1002, 401, 'POST /auth/login', { body: { ...agencies.lodos, secret: 'wrong' } }],
    [1003, 401, 'POST /auth/login', { body: agencies.poyraz }],
    [1004, 401, 'POST /auth/refresh', { body: { token: 'unknown' } }],
    [1001, 400, 'GET /locations?query=a', {}],
    [1001, 400, 'POST /search/point', { body: {} }],
    [1001, 400, 'POST /order', { body: {} }],
    [1001, 400, 'POST /creditcheck/check', { body: '{' }],
    [1002, 400, 'POST /creditcheck/check', { body: { identityNumber: '1', integrationCode } }],
    [1003, 400, 'POST /creditcheck/check', { body: { identityNumber: '10000000146', integrationCode } }],
    [8003, 404, 'GET /transfer/search/unknown/unknown', {}],
  ];
  test.each(cases)('the error code %i has status %i for %s', async (code, status, name, options) => {
    const answer = await ask(name, { token, ...options });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('the details of error 8003 are a sentence', async () => {
    const { body } = await ask('GET /transfer/search/unknown/unknown', { token });
    expect(body.details).toEqual(expect.any(String));
  });

  test('the details of an invalid field contain its name and the problem', async () => {
    const { body } = await ask('GET /locations?query=a', { token });
    expect(body.details).toMatchObject({ field: 'query', message: expect.any(String) });
  });
});

test('two characters are enough to search for a place', async () => {
  expect((await ask('GET /locations?query=an', { token })).status).toBe(200);
});

test.each(['POST /order', 'POST /transfer/orders', 'POST /transfer/orders/x/pay'])(
  '400: %s without X-Forwarded-For is refused',
  async (name) => {
    const { status, body } = await ask(name, { token, body: {} });
    expect([status, body.details]).toMatchObject([400, { field: 'X-Forwarded-For' }]);
  },
);

describe('published limits', () => {
  let users: readonly [string, string];
  beforeAll(async () => {
    // Users reserved for these tests, so that other tests do not exhaust their limits.
    users = [await service.loginAs('meridian'), await service.loginAs('lodos')];
  });

  const perUser: readonly (readonly [requests: number, name: string])[] = [
    [5, 'POST /order'],
    [60, 'GET /order/x'],
    [30, 'POST /payment/installment-info'],
    [10, 'POST /payment/pay'],
    [20, 'POST /search/point'],
    [100, 'GET /search/x/x/extra-products'],
    [60, 'GET /locations?query='],
    [100, 'GET /locations/x'],
    [100, 'GET /helper-data/car-classes'],
    [100, 'GET /helper-data/fuel-types'],
    [100, 'GET /helper-data/transmission-types'],
    [100, 'GET /helper-data/delivery-types'],
    [100, 'GET /helper-data/extra-products'],
    [100, 'GET /helper-data/suppliers'],
  ];
  test.each(perUser)('the limit is %i requests a minute per user: %s', async (requests, name) => {
    for (const user of users) {
      const { headers } = await ask(name, { token: user, ...(name.startsWith('POST') && { body: {} }) });
      expect(headers.get('ratelimit-limit')).toBe(String(requests));
      expect(headers.get('ratelimit-remaining')).toBe(String(requests - 1));
    }
  });

  test('the limit is 100 requests a minute per order: POST /payment/3ds-callback/{orderID}', async () => {
    for (const [order, left] of [
      ['CAR-1', '99'],
      ['CAR-1', '98'],
      ['CAR-2', '99'],
    ]) {
      const { headers } = await ask(`POST /payment/3ds-callback/${order}`, { body: 'language=en', headers: FORM });
      expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['100', left]);
    }
  });

  test('429: the sixth order of one user in a minute is refused', async () => {
    await service.database.pool.query(`update api_key set status = 'active' where key = $1`, [agencies.poyraz.key]);
    const poyraz = await service.loginAs('poyraz');
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      statuses.push((await ask('POST /order', { token: poyraz, body: {} })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe('reference data', () => {
  type Item = { id: number; name: string; type: string; code: string };
  const read = async (path: string, language?: string) => {
    const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
    return (await ask<Item[]>(`GET /helper-data/${path}`, { token, headers })).body;
  };
  const range = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

  const lists: readonly (readonly [string, readonly number[]])[] = [
    ['car-classes', range(38).filter((id) => id !== 30)],
    ['fuel-types', [1, 2, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17]],
    ['transmission-types', [1, 2]],
    ['delivery-types', range(7)],
  ];
  test.each(lists)('the list of %s has the expected IDs', async (path, ids) => {
    expect((await read(path)).map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
  });

  test('the list of extra products has the expected types and codes', async () => {
    const found = (await read('extra-products')).map(({ type, code }) => `${type} ${code}`);
    const products = ['babySeat BABY_SEAT', 'gpsNavigation GPS', 'additionalDriver ADD_DRIVER', 'insurance CDW'];
    for (const product of [...products, 'extraRange EXTRA_RANGE']) expect(found).toContain(product);
  });

  test('extra products are named in English, Turkish and German, with English as the default', async () => {
    const names = async (language?: string) => (await read('extra-products', language)).map(({ name }) => name);
    const [none, en, tr, de] = [await names(), await names('en'), await names('tr'), await names('de')];
    expect(none).toEqual(en);
    expect(tr).not.toEqual(en);
    expect(de).not.toEqual(en);
  });

  type Page = { limit: number; offset: number; total: number; results: { parentID: number | null }[] };
  test.each([
    [true, 'number'],
    [false, 'object'],
  ])('suppliers are listed with hasParentID=%s', async (hasParentID, type) => {
    const { body } = await ask<Page>(`GET /helper-data/suppliers?hasParentID=${hasParentID}&limit=2&offset=1`, {
      token,
    });
    expect(body).toMatchObject({ limit: 2, offset: 1, total: expect.any(Number) });
    expect(body.results.map(({ parentID }) => typeof parentID)).toEqual([type, type]);
  });
});

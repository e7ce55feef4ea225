import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { startService, type TestService } from '../../support/service.ts';

type Prediction = { placeId: string };

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await startService();
  token = await service.loginAs('horizon');
});
afterAll(() => service.stop());

/** `path` is the ID in encoded form, as it is sent. */
const read = (path: string) => service.api('GET', `/locations/${path}`, { token });

describe('200', () => {
  test('200: returns an airport with its position and time zone', async () => {
    expect(await read('airport-IST')).toMatchObject({
      status: 200,
      body: {
        placeId: 'airport-IST',
        name: 'Istanbul Airport (IST)',
        city: 'Istanbul',
        countryCode: 'TR',
        timezone: 'Europe/Istanbul',
        point: { lat: expect.closeTo(41.261, 3), lon: expect.closeTo(28.742, 3) },
      },
    });
  });

  test.each(['airport-PRN', 'city-786714'])('200: %s is a place in Kosovo', async (id) => {
    expect(await read(id)).toMatchObject({ status: 200, body: { city: 'Pristina', countryCode: 'XK' } });
  });

  test('200: returns a district with the name of its city', async () => {
    expect((await read('place-21')).body).toMatchObject({ name: 'Kadıköy', city: 'Istanbul', countryCode: 'TR' });
  });

  test.each(['istanbul', 'münih', 'new york', 'taksim', 'kapadokya', 'sydney'])(
    '200: every place that a search for %s finds can be read',
    async (query) => {
      const found = await service.api('GET', `/locations?query=${encodeURIComponent(query)}`, { token });
      const predictions = found.body as Prediction[];
      expect(predictions.length).toBeGreaterThan(0);
      for (const { placeId } of predictions) {
        expect(await read(placeId)).toMatchObject({ status: 200, body: { placeId } });
      }
    },
  );
});

describe('404 place.notFound', () => {
  test.each([
    'airport-ZZZ',
    'airport-ist',
    'city-0',
    'city-99999999999',
    'place-999999',
    'IST',
    'x',
    '__proto__',
    'a'.repeat(64),
  ])('404 place.notFound: the place %s does not exist', async (placeId) => {
    expectError(await read(placeId), 'place.notFound');
  });
});

describe('400 request.invalid', () => {
  test.each([
    ['an id of 65 characters', 'a'.repeat(65), 'placeId'],
    ['an id with a blank', 'airport%20IST', 'placeId'],
    ['an id with a NUL', 'airport%00', 'placeId'],
    ['an id with an encoded slash', '..%2Fairport-IST', 'placeId'],
    ['an emoji', '%F0%9F%98%80', 'placeId'],
    ['broken percent-encoding', '%zz', 'placeId'],
    ['a quote', 'airport-IST%27--', 'placeId'],
    ['an unknown parameter', 'airport-IST?language=tr', 'language'],
  ])('400 request.invalid: %s is refused', async (_, path, field) => {
    expectError(await read(path), 'request.invalid', { field, message: expect.any(String) });
  });
});

describe('refused', () => {
  test('401 token.invalid: a request without an access token is refused, whether the place exists or not', async () => {
    const known = await service.api('GET', '/locations/airport-IST');
    const unknown = await service.api('GET', '/locations/airport-ZZZ');
    expectError(known, 'token.invalid');
    expectError(unknown, 'token.invalid');
  });

  test('405 method.notAllowed: a place cannot be deleted', async () => {
    expectError(await service.api('DELETE', '/locations/airport-IST', { token }), 'method.notAllowed');
  });

  test('429 rateLimit.exceeded: the 101st request within a minute is refused', async () => {
    const strict = await startService({ settings: { RATE_LIMIT_SCALE: '1' } });
    const own = await strict.loginAs('horizon');
    const statuses: number[] = [];
    for (let i = 0; i < 101; i++)
      statuses.push((await strict.api('GET', '/locations/airport-IST', { token: own })).status);
    await strict.stop();
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses[100]).toBe(429);
  });
});

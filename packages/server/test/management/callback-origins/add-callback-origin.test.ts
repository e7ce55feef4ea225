import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const ORIGINS = '/agencies/1/callback-origins';
const ORIGIN = 'https://shop.horizon.example';

test('201: adds a callback origin, and adding it again changes nothing', async () => {
  const developer = await portalAs(service, 'developer', { secondFactor: 'passed' });
  for (const _again of [1, 2]) {
    const { status, body } = await developer.call('POST', ORIGINS, { body: { origin: ORIGIN } });
    expect([status, body]).toEqual([201, { origin: ORIGIN }]);
  }
  const { results } = (await desk.call<{ results: { origin: string }[] }>('GET', ORIGINS)).body;
  expect(results.filter(({ origin }) => origin === ORIGIN)).toEqual([{ origin: ORIGIN }]);
  const kept = (await desk.audit(5)).filter(({ by }) => by === developer.email);
  expect(kept).toEqual([
    { by: developer.email, action: 'addOrigin', subject: 'agency 1', facts: [{ name: 'origin', after: ORIGIN }] },
  ]);
});

test('400 request.invalid: an origin with a path is refused with a description of the accepted format', async () => {
  const answer = await desk.call('POST', ORIGINS, { origin: `${ORIGIN}/path` });
  const message = `must be scheme, host and port only, such as ${ORIGIN}`;
  expectPortalError(answer, 'request.invalid', { field: 'origin', message });
});

test.each([
  'https://booking.horizon.example/',
  'https://Booking.horizon.example',
  'https://a:b@booking.horizon.example/x?y',
  'javascript:alert(1)',
  'booking',
])('400 request.invalid: %s is refused, and its origin or an example is suggested', async (origin) => {
  const message = expect.stringMatching(/, such as https:\/\/booking\.horizon\.example$/) as never;
  expectPortalError(await desk.call('POST', ORIGINS, { origin }), 'request.invalid', { field: 'origin', message });
});

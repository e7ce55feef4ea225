import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const ORIGIN = 'https://shop.horizon.example';
const at = (origin?: string) =>
  `/agencies/1/callback-origins${origin === undefined ? '' : `?origin=${encodeURIComponent(origin)}`}`;
const origins = async () =>
  (await desk.call<{ results: { origin: string }[] }>('GET', at())).body.results.map(({ origin }) => origin);

describe('addCallbackOrigin', () => {
  test('201: adds a callback origin, and adding it again changes nothing', async () => {
    const developer = await portalAs(service, 'developer', { secondFactor: 'passed' });
    for (const _again of [1, 2]) {
      const { status, body } = await developer.call('POST', at(), { body: { origin: ORIGIN } });
      expect([status, body]).toEqual([201, { origin: ORIGIN }]);
    }
    expect((await origins()).filter((origin) => origin === ORIGIN)).toEqual([ORIGIN]);
    const kept = (await desk.audit(5)).filter(({ by }) => by === developer.email);
    expect(kept).toEqual([
      { by: developer.email, action: 'addOrigin', subject: 'agency 1', facts: [{ name: 'origin', after: ORIGIN }] },
    ]);
  });

  test('400 request.invalid: an origin with a path is refused with a description of the accepted format', async () => {
    const answer = await desk.call('POST', at(), { origin: `${ORIGIN}/path` });
    const message = `must be scheme, host and port only, such as ${ORIGIN}`;
    expectPortalError(answer, 'request.invalid', { field: 'origin', message });
  });
});

describe('removeCallbackOrigin', () => {
  test('204: removeCallbackOrigin removes an origin of the agency', async () => {
    await desk.call('POST', at(), { origin: 'https://old.horizon.example' });
    expect((await desk.call('DELETE', at('https://old.horizon.example'))).status).toBe(204);
    expect(await origins()).not.toContain('https://old.horizon.example');
  });

  test('404 callbackOrigin.notFound: an origin that the agency has not registered cannot be removed', async () => {
    expectPortalError(await desk.call('DELETE', at('https://none.example')), 'callbackOrigin.notFound');
  });

  test('403 access.forbidden: a member with the finance role cannot remove a callback origin', async () => {
    const finance = await portalAs(service, 'finance');
    expectPortalError(await finance.call('DELETE', at(ORIGIN)), 'access.forbidden');
  });
});

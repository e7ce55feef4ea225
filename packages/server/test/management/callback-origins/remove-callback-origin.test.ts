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
const ORIGIN = 'https://old.horizon.example';
const at = (origin: string) => `${ORIGINS}?origin=${encodeURIComponent(origin)}`;

test('204: removes an origin of the agency', async () => {
  await desk.call('POST', ORIGINS, { origin: ORIGIN });
  expect((await desk.call('DELETE', at(ORIGIN))).status).toBe(204);
  const { results } = (await desk.call<{ results: object[] }>('GET', ORIGINS)).body;
  expect(results).not.toContainEqual({ origin: ORIGIN });
});

test('404 callbackOrigin.notFound: an origin that the agency has not registered cannot be removed', async () => {
  expectPortalError(await desk.call('DELETE', at('https://none.example')), 'callbackOrigin.notFound');
});

test('403 access.forbidden: a member with the finance role cannot remove a callback origin', async () => {
  const finance = await portalAs(service, 'finance');
  expectPortalError(await finance.call('DELETE', at(ORIGIN)), 'access.forbidden');
});

test('204: the audit log names the removed origin', async () => {
  await desk.call('POST', ORIGINS, { origin: ORIGIN });
  await desk.call('DELETE', at(ORIGIN));
  expect(await desk.audit(1)).toEqual([
    { by: desk.email, action: 'removeOrigin', subject: 'agency 1', facts: [{ name: 'origin', before: ORIGIN }] },
  ]);
});

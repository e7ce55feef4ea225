import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('204: signing out ends the session and removes its cookie', async () => {
  const viewer = await portalAs(service, 'viewer');
  const before = viewer.cookie;
  const answer = await viewer.call('DELETE', '/session');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([
    204,
    ['portal-session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'],
  ]);
  expectPortalError(await visitPortal(service, before).call('GET', '/session'), 'session.invalid');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, makeMember, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('204: ends a different session of the member', async () => {
  const { email } = await makeMember(service, 'viewer');
  const [desk, lost] = [visitPortal(service), visitPortal(service)];
  const body = { email, password: PASSWORD };
  await desk.call('POST', '/session', { body });
  const { id } = (await lost.call<{ id: string }>('POST', '/session', { body })).body;
  expect((await desk.call('DELETE', `/sessions/${id}`)).status).toBe(204);
  expectPortalError(await lost.call('GET', '/session'), 'session.invalid');
  expect((await desk.call('GET', '/session')).status).toBe(200);
  expectPortalError(await desk.call('DELETE', `/sessions/${id}`), 'session.notFound');
});

test('404 session.notFound: a session of a different member cannot be ended, not even by an operator', async () => {
  const owner = await portalAs(service, 'owner');
  for (const stranger of [await portalAs(service, 'owner'), await portalAs(service, 'operator')]) {
    expectPortalError(await stranger.call('DELETE', `/sessions/${owner.sessionId}`), 'session.notFound');
  }
  expect((await owner.call('GET', '/session')).status).toBe(200);
});

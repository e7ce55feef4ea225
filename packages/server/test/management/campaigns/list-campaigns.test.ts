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

const spring = { name: 'Spring', names: { en: 'Spring', tr: 'Bahar', de: 'Frühling' }, isOn: true };

test('200: returns the saved campaigns', async () => {
  const { body: saved } = await desk.call('PUT', '/campaigns/SPRING27', spring);
  const { status, body } = await desk.call<{ results: object[] }>('GET', '/campaigns');
  expect(status).toBe(200);
  expect(body.results).toContainEqual(saved);
});

test('403 access.forbidden: an agency owner cannot list campaigns', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/campaigns'), 'access.forbidden');
});

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

test('200: returns vendors and transfer suppliers', async () => {
  const { results } = (await desk.call<{ results: { kind: string }[] }>('GET', '/suppliers')).body;
  expect(results).toContainEqual({ kind: 'vendor', code: 'TESTDRIVE', name: expect.any(String), isOn: true });
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['vendor', 'transferSupplier']));
});

test('403 access.forbidden: an agency owner cannot list suppliers', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/suppliers'), 'access.forbidden');
});

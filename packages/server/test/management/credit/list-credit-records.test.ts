import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { CREDIT, type Credit, grantBy } from './credit.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

test('200, 404 agency.notFound: a finance member sees only the credit records of their agency', async () => {
  const granted = [(await grantBy(desk, 'BT-1')).body, (await grantBy(desk, 'BT-2', 1_000)).body];
  const finance = await portalAs(service, 'finance');
  const { status, body } = await finance.call<{ results: Credit[] }>('GET', CREDIT);
  expect([status, body.results]).toEqual([200, expect.arrayContaining(granted)]);
  const other = await portalAs(service, 'finance', { agencyId: 2 });
  expectPortalError(await other.call('GET', CREDIT), 'agency.notFound');
});

test('403 access.forbidden: a developer cannot list credit records', async () => {
  const developer = await portalAs(service, 'developer');
  expectPortalError(await developer.call('GET', CREDIT), 'access.forbidden');
});

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

const marginOf = (agencyId: number) => desk.call('GET', `/agencies/${agencyId}/exchange-margin`);

test('200: returns the stored margin, or 0 for an agency without one', async () => {
  await desk.call('PUT', '/agencies/2/exchange-margin', { basisPoints: 90 });
  expect((await marginOf(2)).body).toEqual({ basisPoints: 90 });
  expect((await marginOf(3)).body).toEqual({ basisPoints: 0 });
});

test('403 access.forbidden: agency members cannot read the margin, and getAgency does not return it', async () => {
  for (const role of ['owner', 'developer', 'finance', 'viewer'] as const) {
    const member = await portalAs(service, role, { secondFactor: 'passed', agencyId: 2 });
    expectPortalError(await member.call('GET', '/agencies/2/exchange-margin'), 'access.forbidden');
    const { status, body } = await member.call<object>('GET', '/agencies/2');
    expect([status, Object.keys(body)]).toEqual([200, ['id', 'name', 'permissions', 'isKnownToBureau']]);
  }
});

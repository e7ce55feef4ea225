import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test.each([
  ['viewer', 'notSet', false],
  ['owner', 'notSet', true],
  ['operator', 'notSet', true],
  ['viewer', 'required', true],
  ['owner', 'required', true],
  ['owner', 'passed', false],
] as const)(
  '200: for role %s with second factor %s, needsSecondFactor is %s',
  async (role, secondFactor, needsSecondFactor) => {
    const member = await portalAs(service, role, { secondFactor });
    expect((await member.call('GET', '/session')).body).toMatchObject({ secondFactor, needsSecondFactor });
  },
);

test('401 session.invalid: a session expires after twelve hours without a call', async () => {
  const [busy, idle] = [await portalAs(service, 'viewer'), await portalAs(service, 'viewer')];
  for (const hours of [7, 5]) {
    service.clock.advance(hours * 3_600);
    expect((await busy.call('GET', '/session')).status).toBe(200);
  }
  expectPortalError(await idle.call('GET', '/session'), 'session.invalid');
});

test('401 session.invalid: a session expires after seven days, even if it is used constantly', async () => {
  const member = await portalAs(service, 'viewer');
  for (let half = 0; half < 13; half += 1) {
    service.clock.advance(12 * 3_600 - 1);
    expect((await member.call('GET', '/session')).status).toBe(200);
  }
  service.clock.advance(12 * 3_600 - 1);
  service.clock.advance(14);
  expectPortalError(await member.call('GET', '/session'), 'session.invalid');
});

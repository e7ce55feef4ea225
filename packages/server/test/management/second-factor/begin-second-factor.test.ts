import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test('200: returns a new secret for the authenticator app each time, and the factor is not yet set', async () => {
  const owner = await portalAs(service, 'owner');
  const secrets = new Set<string>();
  for (const _again of [1, 2]) {
    const { status, body } = await owner.call<{ secret: string }>('POST', '/second-factor');
    const otpauthUri = `otpauth://totp/Agency%20Booking:${encodeURIComponent(owner.email)}?secret=${body.secret}&issuer=Agency%20Booking`;
    expect([status, body]).toEqual([200, { secret: expect.any(String), otpauthUri }]);
    secrets.add(body.secret);
  }
  expect(secrets.size).toBe(2);
  expect((await owner.call('GET', '/session')).body).toMatchObject({ secondFactor: 'notSet' });
});

test('403 access.forbidden: a member who has not passed the second factor cannot begin to replace it', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'required' });
  expectPortalError(await owner.call('POST', '/second-factor'), 'access.forbidden');
});

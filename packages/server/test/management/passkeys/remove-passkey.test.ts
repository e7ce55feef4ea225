import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, signInWith } from '../../support/passkeys.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test('204: a removed passkey no longer signs in, and the removal is audited and reported as a security event', async () => {
  const viewer = await portalAs(service, 'viewer');
  const { device, passkey } = await addPasskey(viewer);
  expect((await viewer.call('DELETE', `/passkeys/${passkey.id}`)).status).toBe(204);
  expect(service.securityEvents.at(-1)).toMatchObject({
    ...{ event: 'portal.passkeyChanged', reason: 'removed', memberId: viewer.memberId },
  });
  const { rows } = await service.database.pool.query(
    "select actor, before from audit_event where action = 'removePasskey' and subject = $1",
    [`member ${viewer.memberId}`],
  );
  expect(rows).toEqual([{ actor: viewer.email, before: { passkey: passkey.id } }]);
  expect((await viewer.call('GET', '/passkeys')).body).toEqual({ results: [] });
  expectPortalError((await signInWith(service, device)).answer, 'signIn.passkeyRefused');
  expectPortalError(await viewer.call('DELETE', `/passkeys/${passkey.id}`), 'passkey.notFound');
});

test('404 passkey.notFound: a passkey of a different member cannot be removed', async () => {
  const [viewer, other] = [await portalAs(service, 'viewer'), await portalAs(service, 'viewer')];
  const { device, passkey } = await addPasskey(other);
  expectPortalError(await viewer.call('DELETE', `/passkeys/${passkey.id}`), 'passkey.notFound');
  expect((await signInWith(service, device)).answer.status).toBe(200);
});

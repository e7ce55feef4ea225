import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey } from '../../support/passkeys.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test('200: renamePasskey changes the name of a passkey', async () => {
  const viewer = await portalAs(service, 'viewer');
  const { passkey } = await addPasskey(viewer);
  const answer = await viewer.call('PATCH', `/passkeys/${passkey.id}`, { body: { name: 'Telefon' } });
  expect([answer.status, answer.body]).toEqual([200, { ...passkey, name: 'Telefon' }]);
  expect((await viewer.call('GET', '/passkeys')).body).toEqual({ results: [{ ...passkey, name: 'Telefon' }] });
});

test('404 passkey.notFound: a passkey of a different member cannot be renamed', async () => {
  const [viewer, other] = [await portalAs(service, 'viewer'), await portalAs(service, 'viewer')];
  const { passkey } = await addPasskey(other);
  const answer = await viewer.call('PATCH', `/passkeys/${passkey.id}`, { body: { name: 'Mine' } });
  expectPortalError(answer, 'passkey.notFound');
  expect((await other.call('GET', '/passkeys')).body).toEqual({ results: [passkey] });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey } from '../../support/passkeys.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { onlyOwnerOf } from './members.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('200: returns the active and invited members of the agency only', async () => {
  const owner = await onlyOwnerOf(service, 2);
  const invited = { email: 'new@portal.example', role: 'finance' };
  await owner.call('POST', '/agencies/2/members', { body: invited });
  const { status, body } = await owner.call<{ results: { email: string }[] }>('GET', '/agencies/2/members');
  expect(status).toBe(200);
  expect(body.results).toHaveLength(2);
  expect(body.results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ email: owner.email, role: 'owner', status: 'active' }),
      expect.objectContaining({ ...invited, status: 'invited' }),
    ]),
  );
});

test('200: a member who has only a passkey is listed with a passkey and without a second factor', async () => {
  const owner = await onlyOwnerOf(service, 2);
  const viewer = await portalAs(service, 'viewer', { agencyId: 2 });
  await addPasskey(viewer);
  const { body } = await owner.call<{ results: { id: string }[] }>('GET', '/agencies/2/members');
  expect(body.results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: owner.memberId, hasSecondFactor: false, hasPasskey: false }),
      expect.objectContaining({ id: viewer.memberId, hasSecondFactor: false, hasPasskey: true }),
    ]),
  );
});

test('404 agency.notFound: the members of a different agency cannot be listed', async () => {
  const viewer = await portalAs(service, 'viewer');
  expectPortalError(await viewer.call('GET', '/agencies/2/members'), 'agency.notFound');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs, visitPortal } from '../../support/portal.ts';
import { type Staging, startStaging } from '../../support/staging.ts';

let staging: Staging;
beforeAll(async () => {
  staging = await startStaging();
});
afterAll(() => staging.stop());

const read = (token: string) => visitPortal(staging.service).call('POST', '/invitations/read', { body: { token } });

test('200: returns the address, role and agency of an invitation, and the link remains valid for 72 hours', async () => {
  const email = 'new@portal.example';
  const owner = await portalAs(staging.service, 'owner');
  await owner.call('POST', '/agencies/1/members', { body: { email, role: 'finance' } });
  await staging.service.sendMail();
  const { text } = staging.sandbox.mail().find(({ to }) => to === email)!;
  const token = /#token=([\w-]{43})$/m.exec(text)![1]!;
  const agency = { id: 1, name: 'Horizon Travel' };
  for (const _again of [1, 2]) {
    const { status, body } = await read(token);
    expect([status, body]).toEqual([200, { email, role: 'finance', agency, expiresAt: '2027-03-04T09:00:00.000Z' }]);
  }
  staging.clock.advance(72 * 3_600);
  expectPortalError(await read(token), 'link.invalid');
});

test('410 link.invalid: an unknown token is refused', async () => {
  expectPortalError(await read('A'.repeat(43)), 'link.invalid');
});

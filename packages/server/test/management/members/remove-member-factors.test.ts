import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, signInWith } from '../../support/passkeys.ts';
import { expectPortalError, makeMember, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { auditOf } from './members.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const factorsOf = (memberId: string) => `/agencies/1/members/${memberId}/factors`;

test('204: a reset removes second factor and passkeys, ends the sessions, keeps the password and is audited', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  const member = await portalAs(service, 'viewer', { secondFactor: 'passed' });
  const { device } = await addPasskey(member);
  expect((await owner.call('DELETE', factorsOf(member.memberId))).status).toBe(204);
  expectPortalError(await member.call('GET', '/session'), 'session.invalid');
  expectPortalError((await signInWith(service, device)).answer, 'signIn.passkeyRefused');
  const visitor = visitPortal(service);
  const { body } = await visitor.call('POST', '/session', { body: { email: member.email, password: PASSWORD } });
  expect(body).toMatchObject({ member: { id: member.memberId }, secondFactor: 'notSet' });
  expect(await auditOf(service, member.memberId)).toContainEqual(
    expect.objectContaining({ actor: owner.email, action: 'resetFactors' }),
  );
});

test('204: an operator resets the second factor of the only owner', async () => {
  const operator = await portalAs(service, 'operator', { secondFactor: 'passed' });
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  expect((await operator.call('DELETE', factorsOf(owner.memberId))).status).toBe(204);
  expectPortalError(await owner.call('GET', '/session'), 'session.invalid');
});

test('422 change.refused: owners cannot reset their own second factor, nor that of a member without factors', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  const { memberId, email } = await makeMember(service, 'viewer');
  expectPortalError(
    await owner.call('DELETE', factorsOf(owner.memberId)),
    'change.refused',
    'You cannot reset your own second factor. Ask a different owner, or an operator.',
  );
  expectPortalError(
    await owner.call('DELETE', factorsOf(memberId)),
    'change.refused',
    `${email} has neither a second factor nor a passkey.`,
  );
  expect((await owner.call('GET', '/session')).body).toMatchObject({ secondFactor: 'passed' });
});

test('404 member.notFound: an owner cannot reset a member of a different agency or an operator', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  const strangers = [
    await portalAs(service, 'viewer', { agencyId: 2, secondFactor: 'passed' }),
    await portalAs(service, 'operator', { secondFactor: 'passed' }),
  ];
  for (const { memberId, call } of strangers) {
    expectPortalError(await owner.call('DELETE', factorsOf(memberId)), 'member.notFound');
    expect((await call('GET', '/session')).status).toBe(200);
  }
});

test('403 access.forbidden: a developer cannot reset a second factor', async () => {
  const developer = await portalAs(service, 'developer', { secondFactor: 'passed' });
  const member = await portalAs(service, 'viewer', { secondFactor: 'passed' });
  expectPortalError(await developer.call('DELETE', factorsOf(member.memberId)), 'access.forbidden');
});

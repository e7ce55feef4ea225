import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, makeMember, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { auditOf, onlyOwnerOf } from './members.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('200: changing the role of a member ends their sessions', async () => {
  const [owner, viewer] = [await portalAs(service, 'owner'), await portalAs(service, 'viewer')];
  const answer = await owner.call('PATCH', `/agencies/1/members/${viewer.memberId}`, { body: { role: 'developer' } });
  expect([answer.status, answer.body]).toMatchObject([200, { id: viewer.memberId, role: 'developer' }]);
  expectPortalError(await viewer.call('GET', '/session'), 'session.invalid');
  expect(await auditOf(service, viewer.memberId)).toEqual([
    {
      ...{ actor: owner.email, action: 'changeMember', agency_id: 1 },
      ...{ before: { role: 'viewer' }, after: { role: 'developer' } },
    },
  ]);
});

test('404 member.notFound: an owner cannot change a member of a different agency or an operator', async () => {
  const owner = await portalAs(service, 'owner');
  const strangers = [await makeMember(service, 'viewer', { agencyId: 2 }), await makeMember(service, 'operator')];
  for (const { memberId } of strangers) {
    const answer = await owner.call('PATCH', `/agencies/1/members/${memberId}`, { body: { role: 'owner' } });
    expectPortalError(answer, 'member.notFound');
    expect(await auditOf(service, memberId)).toEqual([]);
  }
});

test('409 member.last: the last owner of an agency keeps that role', async () => {
  const owner = await onlyOwnerOf(service, 3);
  await makeMember(service, 'viewer', { agencyId: 3 });
  const answer = await owner.call('PATCH', `/agencies/3/members/${owner.memberId}`, { body: { role: 'viewer' } });
  expectPortalError(answer, 'member.last');
});

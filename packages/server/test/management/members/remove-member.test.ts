import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, makeMember, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { auditOf, onlyOwnerOf } from './members.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('204: removing a member ends their sessions', async () => {
  const [owner, viewer] = [await portalAs(service, 'owner'), await portalAs(service, 'viewer')];
  expect((await owner.call('DELETE', `/agencies/1/members/${viewer.memberId}`)).status).toBe(204);
  expectPortalError(await viewer.call('GET', '/session'), 'session.invalid');
  expectPortalError(await owner.call('DELETE', `/agencies/1/members/${viewer.memberId}`), 'member.notFound');
});

test('404 member.notFound: an owner cannot remove a member of a different agency or an operator', async () => {
  const owner = await portalAs(service, 'owner');
  const strangers = [await makeMember(service, 'viewer', { agencyId: 2 }), await makeMember(service, 'operator')];
  for (const { memberId } of strangers) {
    expectPortalError(await owner.call('DELETE', `/agencies/1/members/${memberId}`), 'member.notFound');
    expect(await auditOf(service, memberId)).toEqual([]);
  }
});

test('409 member.last: when two owners remove each other at the same time, one remains', async () => {
  const first = await onlyOwnerOf(service, 3);
  const second = await portalAs(service, 'owner', { agencyId: 3 });
  await makeMember(service, 'viewer', { agencyId: 3 });
  const answers = await Promise.all([
    first.call('DELETE', `/agencies/3/members/${second.memberId}`),
    second.call('DELETE', `/agencies/3/members/${first.memberId}`),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const { rows } = await service.database.pool.query(
    `select id from portal_member where agency_id = 3 and role = 'owner'`,
  );
  expect(rows).toHaveLength(1);
  const last = rows[0].id === first.memberId ? first : second;
  expectPortalError(await last.call('DELETE', `/agencies/3/members/${last.memberId}`), 'member.last');
});

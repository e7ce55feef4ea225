import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, makeMember, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Members that are there were invited by staging, or by another test. */
async function emptied(agencyId: number) {
  await service.database.pool.query('delete from portal_member where agency_id = $1', [agencyId]);
  return portalAs(service, 'owner', { agencyId });
}

const audit = async (memberId: string) => {
  const { rows } = await service.database.pool.query(
    'select actor, action, agency_id, before, after from audit_event where subject = $1 order by id',
    [`member ${memberId}`],
  );
  return rows;
};

test('201 inviteMember: listed at once, audited, and changed by the next invitation', async () => {
  const owner = await emptied(2);
  const email = 'new@portal.example';
  const invite = (role: string) =>
    owner.call<{ id: string }>('POST', '/agencies/2/members', { body: { email: email.replace('new', 'New'), role } });
  const { status, body } = await invite('finance');
  const shown = {
    ...{ id: body.id, email, role: 'finance', agency: { id: 2, name: 'Meridian Tours' }, status: 'invited' },
    ...{ hasSecondFactor: false, createdAt: service.clock.now().toISOString() },
  };
  expect([status, body]).toEqual([201, shown]);
  expect((await invite('viewer')).body).toEqual({ ...shown, role: 'viewer' });
  const { results } = (await owner.call<{ results: { id: string }[] }>('GET', '/agencies/2/members')).body;
  expect(results.map(({ id }) => id).sort()).toEqual([body.id, owner.memberId].sort());
  expect(await audit(body.id)).toEqual([
    { actor: owner.email, action: 'inviteMember', agency_id: 2, before: null, after: { role: 'finance' } },
    { actor: owner.email, action: 'inviteMember', agency_id: 2, before: null, after: { role: 'viewer' } },
  ]);
});

test('409 member.exists: an address belongs to one member, of whichever agency', async () => {
  const [owner, other] = [await portalAs(service, 'owner'), await makeMember(service, 'viewer', { agencyId: 2 })];
  const operator = await makeMember(service, 'operator');
  for (const { email } of [owner, other, operator]) {
    const answer = await owner.call('POST', '/agencies/1/members', { body: { email, role: 'viewer' } });
    expectPortalError(answer, 'member.exists');
  }
});

test('400 request.invalid: nobody of an agency invites an operator', async () => {
  const owner = await portalAs(service, 'owner');
  const body = { email: 'sly@portal.example', role: 'operator' };
  const answer = await owner.call<{ key: string }>('POST', '/agencies/1/members', { body });
  expect([answer.status, answer.body.key]).toEqual([400, 'request.invalid']);
});

test('200 changeMember: the role changes, and with it the sessions end', async () => {
  const [owner, viewer] = [await portalAs(service, 'owner'), await portalAs(service, 'viewer')];
  const answer = await owner.call('PATCH', `/agencies/1/members/${viewer.memberId}`, { body: { role: 'developer' } });
  expect([answer.status, answer.body]).toMatchObject([200, { id: viewer.memberId, role: 'developer' }]);
  expectPortalError(await viewer.call('GET', '/session'), 'session.invalid');
  expect(await audit(viewer.memberId)).toEqual([
    {
      ...{ actor: owner.email, action: 'changeMember', agency_id: 1 },
      ...{ before: { role: 'viewer' }, after: { role: 'developer' } },
    },
  ]);
});

test('204 removeMember: the member is gone, and with it the session', async () => {
  const [owner, viewer] = [await portalAs(service, 'owner'), await portalAs(service, 'viewer')];
  expect((await owner.call('DELETE', `/agencies/1/members/${viewer.memberId}`)).status).toBe(204);
  expectPortalError(await viewer.call('GET', '/session'), 'session.invalid');
  expectPortalError(await owner.call('DELETE', `/agencies/1/members/${viewer.memberId}`), 'member.notFound');
});

test('404 member.notFound: a member of another agency is not there under the own one, and stays as it is', async () => {
  const owner = await portalAs(service, 'owner');
  const strangers = [await makeMember(service, 'viewer', { agencyId: 2 }), await makeMember(service, 'operator')];
  for (const { memberId } of strangers) {
    const path = `/agencies/1/members/${memberId}`;
    expectPortalError(await owner.call('PATCH', path, { body: { role: 'owner' } }), 'member.notFound');
    expectPortalError(await owner.call('DELETE', path), 'member.notFound');
    expect(await audit(memberId)).toEqual([]);
  }
});

test('409 member.last: of two owners who remove each other at once, one stays', async () => {
  const first = await emptied(3);
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
  const demote = last.call('PATCH', `/agencies/3/members/${last.memberId}`, { body: { role: 'viewer' } });
  expectPortalError(await demote, 'member.last');
});

test('operators invite, list and remove operators, and the last one stays', async () => {
  await service.database.pool.query(`delete from portal_member where role = 'operator'`);
  const operator = await portalAs(service, 'operator');
  const invited = await operator.call<{ id: string }>('POST', '/operators', {
    body: { email: 'second@portal.example' },
  });
  expect([invited.status, invited.body]).toMatchObject([201, { role: 'operator', status: 'invited' }]);
  const { results } = (await operator.call<{ results: object[] }>('GET', '/operators')).body;
  expect(results).toHaveLength(2);
  // A member who has not accepted cannot invite others.
  expectPortalError(await operator.call('DELETE', `/operators/${operator.memberId}`), 'member.last');
  expect((await operator.call('DELETE', `/operators/${invited.body.id}`)).status).toBe(204);
});

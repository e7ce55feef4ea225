import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectPortalError, makeMember, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Removes an agency's members, who were added for staging or invited by earlier tests. */
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

test('201 inviteMember: the invited member is listed and audited, and a second invitation changes the role', async () => {
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

test('409 member.exists: an active member of the same agency cannot be invited', async () => {
  const [owner, other] = [await portalAs(service, 'owner'), await makeMember(service, 'viewer')];
  for (const { email } of [owner, other]) {
    const answer = await owner.call('POST', '/agencies/1/members', {
      body: { email: email.toUpperCase(), role: 'viewer' },
    });
    expectPortalError(answer, 'member.exists');
  }
});

describe('inviting the address of an operator or of a member of a different agency', () => {
  type Invited = { id: string; email: string };
  const withoutName = ({ id: _, email: __, ...rest }: Invited) => rest;

  test.each(['viewer', 'operator'] as const)(
    '%s: the address of an existing account is invited, listed, changed and removed like a new one',
    async (role) => {
      const owner = await portalAs(service, 'owner');
      const invite = (email: string) =>
        owner.call<Invited>('POST', '/agencies/1/members', { body: { email, role: 'viewer' } });
      const taken = await makeMember(service, role, role === 'operator' ? {} : { agencyId: 2 });
      const answers = [await invite(taken.email), await invite(`new.${taken.email}`)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers.map(({ body }) => body.email)).toEqual([taken.email, `new.${taken.email}`]);
      expect(withoutName(answers[0]!.body)).toEqual(withoutName(answers[1]!.body));

      const again = [await invite(taken.email), await invite(`new.${taken.email}`)];
      expect(again.map(({ status, body }) => [status, body.id])).toEqual(answers.map(({ body }) => [201, body.id]));
      const { results } = (await owner.call<{ results: Invited[] }>('GET', '/agencies/1/members')).body;
      const listed = answers.map(({ body }) => results.find(({ id }) => id === body.id)!);
      expect(withoutName(listed[0]!)).toEqual(withoutName(listed[1]!));
      for (const { id } of listed) {
        const changed = await owner.call('PATCH', `/agencies/1/members/${id}`, { body: { role: 'finance' } });
        expect([changed.status, (await owner.call('DELETE', `/agencies/1/members/${id}`)).status]).toEqual([200, 204]);
      }
    },
  );

  test('a repeated invitation returns the same bytes for an existing account and for a new address, even an hour later', async () => {
    const owner = await portalAs(service, 'owner');
    const taken = await makeMember(service, 'viewer', { agencyId: 2 });
    const addresses = [taken.email, `n${taken.email.slice(1)}`];
    const answersOf = async (invited: { role: string; language?: string }) => {
      const answers = [];
      for (const email of addresses)
        answers.push(await owner.call<Invited>('POST', '/agencies/1/members', { body: { email, ...invited } }));
      return answers.map(({ status, text, body: { id, email } }) => [
        status,
        text.replace(id, 'id').replace(email, 'email'),
      ]);
    };
    const first = await answersOf({ role: 'viewer', language: 'tr' });
    service.clock.advance(3_600);
    const again = await answersOf({ role: 'finance' });
    expect(first[0]).toEqual(first[1]);
    expect(again[0]).toEqual(again[1]);
    const { results } = (await owner.call<{ results: Invited[] }>('GET', '/agencies/1/members')).body;
    const [one, other] = addresses.map((address) => results.find(({ email }) => email === address)!);
    expect(withoutName(one!)).toEqual(withoutName(other!));
  });

  test('the existing account does not change, and its holder gets a mail without an acceptance link', async () => {
    const owner = await portalAs(service, 'owner');
    const taken = await portalAs(service, 'finance', { agencyId: 2 });
    await owner.call('POST', '/agencies/1/members', { body: { email: taken.email, role: 'owner' } });
    const { rows } = await service.database.pool.query('select kind from portal_mail where email = $1', [taken.email]);
    expect(rows).toEqual([{ kind: 'invitedElsewhere' }]);
    const { body } = await taken.call<{ member: { role: string; agency: { id: number } } }>('GET', '/session');
    expect(body.member).toMatchObject({ role: 'finance', agency: { id: 2 } });
  });

  test('an acceptable invitation is mailed once the account at the other agency is removed', async () => {
    const owner = await portalAs(service, 'owner');
    const [taken, boss] = [
      await makeMember(service, 'viewer', { agencyId: 2 }),
      await portalAs(service, 'owner', { agencyId: 2 }),
    ];
    const invite = () => owner.call('POST', '/agencies/1/members', { body: { email: taken.email, role: 'viewer' } });
    await invite();
    expect((await boss.call('DELETE', `/agencies/2/members/${taken.memberId}`)).status).toBe(204);
    await invite();
    const { rows } = await service.database.pool.query('select kind from portal_mail where email = $1 order by kind', [
      taken.email,
    ]);
    expect(rows).toEqual([{ kind: 'invitation' }, { kind: 'invitedElsewhere' }]);
  });
});

test('400 request.invalid: an agency owner cannot invite an operator', async () => {
  const owner = await portalAs(service, 'owner');
  const body = { email: 'sly@portal.example', role: 'operator' };
  const answer = await owner.call<{ key: string }>('POST', '/agencies/1/members', { body });
  expect([answer.status, answer.body.key]).toEqual([400, 'request.invalid']);
});

test('200 changeMember: changing the role of a member ends their sessions', async () => {
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

test('204 removeMember: removing a member ends their sessions', async () => {
  const [owner, viewer] = [await portalAs(service, 'owner'), await portalAs(service, 'viewer')];
  expect((await owner.call('DELETE', `/agencies/1/members/${viewer.memberId}`)).status).toBe(204);
  expectPortalError(await viewer.call('GET', '/session'), 'session.invalid');
  expectPortalError(await owner.call('DELETE', `/agencies/1/members/${viewer.memberId}`), 'member.notFound');
});

test('404 member.notFound: an owner can neither change nor remove a member of a different agency or an operator', async () => {
  const owner = await portalAs(service, 'owner');
  const strangers = [await makeMember(service, 'viewer', { agencyId: 2 }), await makeMember(service, 'operator')];
  for (const { memberId } of strangers) {
    const path = `/agencies/1/members/${memberId}`;
    expectPortalError(await owner.call('PATCH', path, { body: { role: 'owner' } }), 'member.notFound');
    expectPortalError(await owner.call('DELETE', path), 'member.notFound');
    expect(await audit(memberId)).toEqual([]);
  }
});

test('409 member.last: when two owners remove each other at the same time, one remains', async () => {
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

test('removeOperator 409 member.last: the last operator cannot be removed; 204: a pending invitation is withdrawn at once', async () => {
  await service.database.pool.query(`delete from portal_member where role = 'operator'`);
  const operator = await portalAs(service, 'operator');
  await service.database.pool.query(
    `insert into portal_member (id, email, role, created_at) values ('mbr_invited', 'second@portal.example', 'operator', now())`,
  );
  const { results } = (await operator.call<{ results: object[] }>('GET', '/operators')).body;
  expect(results).toHaveLength(2);
  // A member who has not accepted cannot invite others.
  expectPortalError(await operator.call('DELETE', `/operators/${operator.memberId}`), 'member.last');
  expect((await operator.call('DELETE', '/operators/mbr_invited')).status).toBe(204);
  expectPortalError(await operator.call('DELETE', '/operators/mbr_invited'), 'member.notFound');
});

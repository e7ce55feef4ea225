import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectPortalError, makeMember, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { auditOf, onlyOwnerOf } from './members.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('201: the invited member is listed and audited, and a second invitation changes the role', async () => {
  const owner = await onlyOwnerOf(service, 2);
  const email = 'new@portal.example';
  const invite = (role: string) =>
    owner.call<{ id: string }>('POST', '/agencies/2/members', { body: { email: email.replace('new', 'New'), role } });
  const { status, body } = await invite('finance');
  const shown = {
    ...{ id: body.id, email, role: 'finance', agency: { id: 2, name: 'Meridian Tours' }, status: 'invited' },
    ...{ hasSecondFactor: false, hasPasskey: false, createdAt: service.clock.now().toISOString() },
  };
  expect([status, body]).toEqual([201, shown]);
  expect((await invite('viewer')).body).toEqual({ ...shown, role: 'viewer' });
  const { results } = (await owner.call<{ results: { id: string }[] }>('GET', '/agencies/2/members')).body;
  expect(results.map(({ id }) => id).sort()).toEqual([body.id, owner.memberId].sort());
  expect(await auditOf(service, body.id)).toEqual([
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

test('400 request.invalid: an agency owner cannot invite an operator', async () => {
  const owner = await portalAs(service, 'owner');
  const body = { email: 'sly@portal.example', role: 'operator' };
  const answer = await owner.call<{ key: string }>('POST', '/agencies/1/members', { body });
  expect([answer.status, answer.body.key]).toEqual([400, 'request.invalid']);
});

describe('inviting the address of an operator or of a member of a different agency', () => {
  type Invited = { id: string; email: string };
  const withoutName = ({ id: _, email: __, ...rest }: Invited) => rest;

  test.each(['viewer', 'operator'] as const)(
    '201: the address of an existing %s account is invited, listed, changed and removed like a new one',
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

  test('201: a repeated invitation returns the same bytes for an existing account and for a new address, even an hour later', async () => {
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

  test('201: an existing account at a different agency does not change, and its holder gets a mail without an acceptance link', async () => {
    const owner = await portalAs(service, 'owner');
    const taken = await portalAs(service, 'finance', { agencyId: 2 });
    await owner.call('POST', '/agencies/1/members', { body: { email: taken.email, role: 'owner' } });
    const { rows } = await service.database.pool.query('select kind from portal_mail where email = $1', [taken.email]);
    expect(rows).toEqual([{ kind: 'invitedElsewhere' }]);
    const { body } = await taken.call<{ member: { role: string; agency: { id: number } } }>('GET', '/session');
    expect(body.member).toMatchObject({ role: 'finance', agency: { id: 2 } });
  });

  test('201: an acceptable invitation is mailed once the account at the other agency is removed', async () => {
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

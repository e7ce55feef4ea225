import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { makeMember, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
  await desk.call('PATCH', '/agencies/2', { name: 'Meridian Yolculuk' });
  await desk.call('POST', '/agencies', { name: 'Defne Tur' });
  await desk.call('PATCH', '/agencies/2', { name: 'Meridian Tours' });
  await desk.call('POST', '/agencies/1/callback-origins', { origin: 'https://a.horizon.example' });
  await desk.call('POST', '/agencies/1/callback-origins', { origin: 'https://b.horizon.example' });
});
afterAll(() => service.stop());

async function actions(query: string) {
  const { results } = (await desk.call<{ results: { action: string }[] }>('GET', `/audit?${query}`)).body;
  return results.map(({ action }) => action);
}

test('200: entries are sorted newest first and can be filtered by action and time', async () => {
  expect(await actions('limit=5')).toEqual(['addOrigin', 'addOrigin', 'setAgency', 'createAgency', 'setAgency']);
  expect(await actions('action=createAgency')).toEqual(['createAgency']);
  expect(await actions('since=2027-03-01T09:00:00Z')).toHaveLength(5);
  expect(await actions('since=2027-03-01T09:00:01Z')).toEqual([]);
});

test('200: filters audit entries by agency, actor, time and subject', async () => {
  expect(await actions('agencyId=2')).toEqual(['setAgency', 'setAgency']);
  expect(await actions('by=nobody')).toEqual([]);
  expect(await actions('since=2027-03-02T00:00:00Z')).toEqual([]);
  expect(await actions('subject=agency%201')).toHaveLength(2);
});

test('200: an entry about a member has their current name and address until they are removed', async () => {
  const owner = await portalAs(service, 'owner');
  const { memberId, email } = await makeMember(service, 'viewer');
  await owner.call('PATCH', `/agencies/1/members/${memberId}`, { body: { role: 'developer' } });
  const latest = async () => {
    const { body } = await desk.call<{ results: object[] }>('GET', '/audit?action=changeMember&limit=1');
    return body.results[0];
  };
  expect(await latest()).toMatchObject({
    ...{ subject: `member ${memberId}`, memberEmail: email, memberName: expect.stringMatching(/\S+ \S+/) },
  });
  const own = await owner.call<{ results: object[] }>('GET', '/agencies/1/audit?limit=1');
  expect(own.body.results[0]).toMatchObject({ memberEmail: email });
  await owner.call('DELETE', `/agencies/1/members/${memberId}`);
  expect(await latest()).not.toHaveProperty('memberEmail');
});

test('400 request.invalid: a date that does not exist is refused', async () => {
  expect((await desk.call('GET', '/audit?since=2027-02-30T00:00:00Z')).status).toBe(400);
});

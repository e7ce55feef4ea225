import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectError } from '../../support/expect-error.ts';
import { expectPortalError, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

async function withOwnerAndKey(name: string) {
  const { body: agency } = await desk.call<{ id: number }>('POST', '/agencies', { name });
  const owner = await portalAs(service, 'owner', { agencyId: agency.id, secondFactor: 'passed' });
  const made = await owner.call<{ apiKey: { id: string; key: string }; secret: string }>(
    'POST',
    `/agencies/${agency.id}/keys`,
    { body: { name: 'Booking site' } },
  );
  const { apiKey, secret } = made.body;
  const credentials = { key: apiKey.key, secret };
  const login = await service.api<{ accessToken: string }>('POST', '/auth/login', { body: credentials });
  return { path: `/agencies/${agency.id}`, name, owner, apiKey, credentials, token: login.body.accessToken };
}

test('200: an agency ended by a single operator is listed as ended and audited as unreviewed', async () => {
  const { body: made } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Defne Tur' });
  expect((await desk.call('POST', `/agencies/${made.id}/end`, { name: 'Defne Tur' })).status).toBe(200);
  const endedAt = service.clock.now().toISOString();
  const { results } = (await desk.call<{ results: object[] }>('GET', '/agencies?limit=100')).body;
  expect(results.at(-1)).toMatchObject({ id: made.id, endedAt });
  expect((await desk.audit(1))[0]!.facts).toEqual([
    { name: 'endedAt', after: endedAt },
    { name: 'review', after: 'unreviewed' },
  ]);
});

test('200: ending an agency suspends its keys, signs its members out permanently and keeps its records', async () => {
  const { path, name, owner, credentials, token } = await withOwnerAndKey('Nar Tur');
  const { status, body } = await desk.call('POST', `${path}/end`, { name });
  expect([status, body]).toMatchObject([200, { name, endedAt: service.clock.now().toISOString() }]);
  expect(await desk.audit(1)).toMatchObject([{ action: 'endAgency', by: desk.email }]);

  service.clock.advance(5);
  expectError(await service.api('GET', '/orders', { token }), 'token.keySuspended');
  expectError(await service.api('POST', '/auth/login', { body: credentials }), 'auth.keySuspended');
  expectPortalError(await owner.call('GET', '/session'), 'session.invalid');
  const again = { email: owner.email, password: PASSWORD };
  expectPortalError(await visitPortal(service).call('POST', '/session', { body: again }), 'signIn.wrongCredentials');

  expect((await desk.call('GET', `${path}/members`)).body).toMatchObject({ results: [{ email: owner.email }] });
  expect((await desk.call('GET', `${path}/keys`)).body).toMatchObject({
    results: [{ key: credentials.key, status: 'suspended' }],
  });
  expect((await desk.call('GET', `${path}/audit`)).status).toBe(200);
});

test('422 change.refused: ending an agency needs its exact name, works only once and prevents new keys', async () => {
  const { path, name } = await withOwnerAndKey('Ayva Tur');
  const id = path.split('/').at(-1);
  const wrong = `Agency ${id} has the name Ayva Tur. Specify this name to close the agency.`;
  expectPortalError(await desk.call('POST', `${path}/end`, { name: 'Ayva' }), 'change.refused', wrong);
  expect((await desk.call('POST', `${path}/end`, { name })).status).toBe(200);
  const ended = `Agency ${id} was closed on ${service.clock.now().toISOString().slice(0, 10)}.`;
  expectPortalError(await desk.call('POST', `${path}/end`, { name }), 'change.refused', ended);
  const user = { email: 'dev@ayva.example', firstName: 'Can', lastName: 'Er' };
  const refused = await desk.call('POST', `${path}/keys`, { name: 'Other', user });
  expectPortalError(refused, 'change.refused', `${ended.slice(0, -1)} and can no longer be used.`);
});

test('200: after an agency ends, an operator can remove its last owner, which frees the email address', async () => {
  const { path, name } = await withOwnerAndKey('Erik Tur');
  const [owner] = (await desk.call<{ results: { id: string; email: string }[] }>('GET', `${path}/members`)).body
    .results;
  const remove = () => desk.call('DELETE', `${path}/members/${owner!.id}`);
  expectPortalError(await remove(), 'member.last');
  await desk.call('POST', `${path}/end`, { name });
  expect((await remove()).status).toBe(204);
  expect((await desk.call('GET', `${path}/members`)).body).toEqual({ results: [] });
  const invited = await desk.call('POST', '/agencies/1/members', { email: owner!.email, role: 'viewer' });
  expect(invited.status).toBe(201);
});

test('200: ending an agency invalidates its pending invitations', async () => {
  const { path, name } = await withOwnerAndKey('Dut Tur');
  await desk.call('POST', `${path}/members`, { email: 'dev@dut.example', role: 'developer' });
  await desk.call('POST', `${path}/end`, { name });
  await service.sendMail();
  const { rows } = await service.database.pool.query(
    'select from portal_link join portal_member on portal_member.id = member_id where email = $1',
    ['dev@dut.example'],
  );
  expect(rows).toEqual([]);
});

test('202: an agency ends only after the second operator approves the request', async () => {
  const { path, name, token } = await withOwnerAndKey('Kiraz Tur');
  const second = await desk.another();
  const { status, body } = await desk.call<{ id: number; summary: string }>('POST', `${path}/end`, { name });
  expect([status, body.summary]).toEqual([202, `End agency ${path.split('/').at(-1)}, Kiraz Tur.`]);
  service.clock.advance(5);
  expect((await service.api('GET', '/payment/limits', { token })).body).not.toMatchObject({
    key: 'auth.keySuspended',
  });
  expect((await second.call('POST', `/approvals/${body.id}/approve`)).status).toBe(200);
  service.clock.advance(5);
  expectError(await service.api('GET', '/payment/limits', { token }), 'token.keySuspended');
});

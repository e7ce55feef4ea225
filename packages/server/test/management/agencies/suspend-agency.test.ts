import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../../src/generated/management/operations.ts';
import type { TokenSet } from '../../../src/generated/types.ts';
import { type AgencyName, agencies } from '../../support/agencies.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectError } from '../../support/expect-error.ts';
import { expectPortalError, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let other: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  other = await startService({ database: service.database, clock: service.clock });
  desk = await openDesk(service);
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

const REASON = 'The January 2027 invoice is overdue.';
const today = () => service.clock.now().toISOString().slice(0, 10);
const suspend = (id: number, reason = REASON) => desk.call('POST', `/agencies/${id}/suspend`, { reason });
const agencyOf = async (name: string) => (await desk.call<{ id: number }>('POST', '/agencies', { name })).body.id;
/** Lifts an agency's suspension without the approval that `releaseAgency` requires. */
const release = (id: number) =>
  service.database.pool.query('update agency set suspended_at = null, suspension_reason = null where id = $1', [id]);
const login = (at: TestService, agency: AgencyName) =>
  at.api<TokenSet>('POST', '/auth/login', { body: agencies[agency] });

test('200: the agency is shown as suspended, and the change is in the audit log and in the security log', async () => {
  const id = await agencyOf('Nar Tur');
  const from = service.securityEvents.length;
  const { status, body } = await suspend(id);
  const suspension = { suspendedAt: service.clock.now().toISOString(), reason: REASON };
  expect([status, body]).toMatchObject([200, { id, name: 'Nar Tur', suspension }]);
  expect((await desk.call('GET', `/agencies/${id}`)).body).toEqual(body);
  expect(await desk.audit(1)).toEqual([
    {
      ...{ by: desk.email, action: 'suspendAgency', subject: `agency ${id}` },
      facts: [
        { name: 'state', before: 'active', after: 'suspended' },
        { name: 'suspensionReason', after: REASON },
      ],
    },
  ]);
  expect(service.securityEvents.slice(from)).toMatchObject([
    { event: 'portal.agencySuspended', reason: 'suspended', agencyId: id, memberId: desk.operator.memberId },
  ]);
});

test('200: within five seconds, every instance refuses calls, refreshes and logins, and a release restores the tokens', async () => {
  const instances = [service, other];
  const held = await Promise.all(instances.map(async (at) => (await login(at, 'horizon')).body));
  const use = (at: TestService, index: number) => at.api('GET', '/orders', { token: held[index]!.accessToken });
  const refresh = (at: TestService, index: number) =>
    at.api('POST', '/auth/refresh', { body: { token: held[index]!.refreshToken } });
  for (const [index, at] of instances.entries()) expect((await use(at, index)).status).toBe(200);

  expect((await suspend(1)).status).toBe(200);
  service.clock.advance(5);
  for (const [index, at] of instances.entries()) {
    expectError(await use(at, index), 'token.keySuspended');
    expectError(await refresh(at, index), 'auth.keySuspended');
    expectError(await login(at, 'horizon'), 'auth.keySuspended');
    expect((await login(at, 'lodos')).status).toBe(200);
  }
  expect(service.securityEvents.at(-1)).toMatchObject({ event: 'key.suspendedUsed', agencyId: 1 });

  await release(1);
  for (const [index, at] of instances.entries()) {
    expect((await use(at, index)).status).toBe(200);
    expect((await refresh(at, index)).status).toBe(200);
    expect((await login(at, 'horizon')).status).toBe(200);
  }
});

test('401 auth.wrongCredentials: a wrong secret does not reveal that the agency is suspended', async () => {
  await suspend(2);
  const body = { key: agencies.meridian.key, secret: 'sk_staging_wrong' };
  expectError(await service.api('POST', '/auth/login', { body }), 'auth.wrongCredentials');
  await release(2);
});

describe('the portal of a suspended agency', () => {
  const secured = Object.values(operations).filter((operation) => operation.secured);
  const changing = secured
    .filter(({ method, path }) => method !== 'get' && path.includes('{agencyId}'))
    .filter(({ roles }) => roles.some((role) => role !== 'operator'));
  const pathOf = ({ path }: { readonly path: string }) => path.replace('{agencyId}', '1').replaceAll(/\{\w+\}/g, 'x1');

  test('every operation with which members change data declares agency.suspended, and no other operation does', () => {
    const declaring = Object.values(operations).filter(({ errors }) =>
      (errors as readonly string[]).includes('agency.suspended'),
    );
    expect(declaring.map(({ id }) => id).sort()).toEqual(changing.map(({ id }) => id).sort());
    expect(changing.length).toBeGreaterThan(10);
  });

  test('403 agency.suspended: members can read but not change anything, and the error states the date and the reason', async () => {
    const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
    await suspend(1);
    for (const operation of changing) {
      const answer = await owner.call(operation.method, pathOf(operation));
      expectPortalError(answer, 'agency.suspended', `Suspended on ${today()}. ${REASON}`);
    }
    for (const path of ['', '/keys', '/members', '/orders', '/webhook-endpoints', '/callback-origins', '/audit'])
      expect((await owner.call('GET', `/agencies/1${path}`)).status).toBe(200);
    const { body } = await owner.call('GET', '/agencies/1');
    expect(body).toMatchObject({ suspension: { suspendedAt: service.clock.now().toISOString(), reason: REASON } });
    await release(1);
    expect((await owner.call('POST', '/agencies/1/members', { body: {} })).status).toBe(400);
  });

  test('200: members of a suspended agency can sign in, change their password and sign out', async () => {
    const owner = await portalAs(service, 'owner', { secondFactor: 'notSet' });
    await suspend(1);
    const visitor = visitPortal(service);
    const signedIn = await visitor.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    const passwords = { currentPassword: PASSWORD, password: 'nine amber kites wander' };
    expect((await visitor.call('PUT', '/password', { body: passwords })).status).toBeLessThan(300);
    expect((await visitor.call('PATCH', '/profile', { body: { language: 'tr' } })).status).toBeLessThan(300);
    expect((await visitor.call('DELETE', '/session')).status).toBe(204);
    await release(1);
  });

  test('404 agency.notFound: a member of a different agency does not learn that the agency is suspended', async () => {
    await suspend(1);
    const stranger = await portalAs(service, 'owner', { agencyId: 2, secondFactor: 'passed' });
    for (const operation of changing)
      expectPortalError(await stranger.call(operation.method, pathOf(operation)), 'agency.notFound');
    await release(1);
  });

  test('200: an operator can still change the settings of a suspended agency', async () => {
    const id = await agencyOf('Dut Tur');
    await suspend(id);
    const changed = await desk.call('PATCH', `/agencies/${id}`, { permissions: { mayPayByLimit: true } });
    expect(changed.status).toBe(200);
    const user = { email: 'dev@dut.example', firstName: 'Can', lastName: 'Er' };
    expect((await desk.call('POST', `/agencies/${id}/keys`, { name: 'Site', user })).status).toBe(201);
  });
});

test('422 change.refused: of two simultaneous suspensions, one succeeds and only its reason is stored', async () => {
  const id = await agencyOf('Ayva Tur');
  const second = await portalAs(service, 'operator', { secondFactor: 'passed' });
  const answers = await Promise.all([
    suspend(id, 'First reason.'),
    second.call('POST', `/agencies/${id}/suspend`, { body: { reason: 'Second reason.' } }),
  ]);
  const [won, lost] = answers[0].status === 200 ? answers : answers.toReversed();
  const message = `Agency ${id} is already suspended, since ${today()}.`;
  expect(won!.status).toBe(200);
  expectPortalError(lost!, 'change.refused', message);
  expect((await desk.call('GET', `/agencies/${id}`)).body).toEqual(won!.body);
  const { body } = await desk.call<{ results: object[] }>('GET', `/audit?agencyId=${id}&action=suspendAgency`);
  expect(body.results).toHaveLength(1);
  await service.database.pool.query('delete from portal_member where id = $1', [second.memberId]);
});

test('422 change.refused: an agency that is closed at the same time ends closed, in either order', async () => {
  const id = await agencyOf('Erik Tur');
  const [ended, suspended] = await Promise.all([
    desk.call('POST', `/agencies/${id}/end`, { name: 'Erik Tur' }),
    suspend(id),
  ]);
  expect(ended.status).toBe(200);
  const message = `Agency ${id} was closed on ${today()} and can no longer be used.`;
  if (suspended.status !== 200) expectPortalError(suspended, 'change.refused', message);
  expect((await desk.call('GET', `/agencies/${id}`)).body).toHaveProperty('endedAt');
  expectPortalError(await suspend(id), 'change.refused', message);
});

test.each([{}, { reason: 'x' }, { reason: '  ' }, { reason: 'x'.repeat(501) }, { reason: 'a\nb' }])(
  '400 request.invalid: the body %j is refused',
  async (body) => {
    const { status, body: error } = await desk.call('POST', '/agencies/1/suspend', body);
    expect([status, error]).toMatchObject([400, { key: 'request.invalid', details: { field: 'reason' } }]);
  },
);

test.each(['owner', 'developer', 'finance', 'viewer'] as const)(
  '403 access.forbidden: a call by a member with the role %s is refused',
  async (role) => {
    const member = await portalAs(service, role);
    expectPortalError(await member.call('POST', '/agencies/1/suspend'), 'access.forbidden');
  },
);

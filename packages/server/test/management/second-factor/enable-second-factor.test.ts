import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, stepAt } from '../../../src/management/identity/codes.ts';
import { expectPortalError, PASSWORD, portalAs, type SignedIn, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

const begin = async (member: SignedIn) => (await member.call<{ secret: string }>('POST', '/second-factor')).body;
const codeNow = (secret: string) => codeOf(secret, stepAt(service.clock.now()));
const enable = (member: SignedIn, code: string) =>
  member.call<{ recoveryCodes: string[] }>('PUT', '/second-factor', { body: { code } });

test('200: setting up a second factor grants an owner access, ends all other sessions and stores the secret encrypted', async () => {
  const owner = await portalAs(service, 'owner');
  const elsewhere = visitPortal(service);
  await elsewhere.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });
  expectPortalError(await owner.call('GET', '/agencies/1/members'), 'access.forbidden');
  const { secret } = await begin(owner);
  const before = owner.cookie;
  const { status, body } = await enable(owner, codeNow(secret));
  expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
  expect((await owner.call('GET', '/session')).body).toMatchObject({ secondFactor: 'passed' });
  expect((await owner.call('GET', '/agencies/1/members')).status).toBe(200);
  for (const ended of [visitPortal(service, before), elsewhere])
    expectPortalError(await ended.call('GET', '/session'), 'session.invalid');
  const { rows } = await service.database.pool.query('select * from portal_member where id = $1', [owner.memberId]);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('200: a recovery code replaces a code from the app once', async () => {
  const owner = await portalAs(service, 'owner');
  const { recoveryCodes } = (await enable(owner, codeNow((await begin(owner)).secret))).body;
  const [code] = recoveryCodes;
  const pass = async () => {
    const visitor = visitPortal(service);
    await visitor.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });
    return visitor.call('POST', '/session/second-factor', { body: { code } });
  };
  expect((await pass()).status).toBe(200);
  expectPortalError(await pass(), 'secondFactor.wrongCode');
});

test('403 access.forbidden: a member who has not passed the second factor cannot replace it', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'required' });
  expectPortalError(await enable(owner, '123456'), 'access.forbidden');
});

test('422 secondFactor.wrongCode, 409 secondFactor.notBegun: setup is confirmed once, with a code for the latest secret', async () => {
  const owner = await portalAs(service, 'owner');
  expectPortalError(await enable(owner, '123456'), 'secondFactor.notBegun');
  const older = (await begin(owner)).secret;
  const { secret } = await begin(owner);
  if (codeNow(older) !== codeNow(secret))
    expectPortalError(await enable(owner, codeNow(older)), 'secondFactor.wrongCode');
  expect((await enable(owner, codeNow(secret))).status).toBe(200);
  expectPortalError(await enable(owner, codeNow(secret)), 'secondFactor.notBegun');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, stepAt } from '../../../src/management/identity/codes.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { addPasskey, signInWith } from '../../support/passkeys.ts';
import { expectPortalError, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { type Staging, startStaging } from '../../support/staging.ts';

let staging: Staging;
let admin: Admin;
beforeAll(async () => {
  staging = await startStaging({ PORTAL_SECOND_FACTOR: 'true' });
  admin = adminOn(staging.service.database, staging.clock);
});
afterAll(async () => {
  await admin.close();
  await staging.stop();
});

const reset = (email: string) => admin.json('resetMemberFactors', email);
const mailTo = (email: string) => staging.sandbox.mail().filter(({ to }) => to === email);
const kept = async (memberId: string) => {
  const { rows } = await staging.service.database.pool.query(
    "select actor, agency_id, before, after from audit_event where action = 'resetFactors' and subject = $1",
    [`member ${memberId}`],
  );
  return rows;
};

test('a factor reset removes app, recovery codes, passkeys and sessions, keeps the password and makes an owner set up a new app', async () => {
  const owner = await portalAs(staging.service, 'owner', { secondFactor: 'passed' });
  const { device, passkey } = await addPasskey(owner);
  expect(await reset(owner.email.toUpperCase())).toEqual({
    ...{ memberId: owner.memberId, agencyId: 1, hadSecondFactor: true, passkeys: 1 },
  });
  expectPortalError(await owner.call('GET', '/session'), 'session.invalid');
  expectPortalError((await signInWith(staging.service, device)).answer, 'signIn.passkeyRefused');
  const visitor = visitPortal(staging.service);
  const signedIn = await visitor.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });
  expect(signedIn.body).toMatchObject({ member: { role: 'owner' }, secondFactor: 'notSet', needsSecondFactor: true });
  expectPortalError(await visitor.call('GET', '/agencies/1/members'), 'access.forbidden');
  expect(await kept(owner.memberId)).toEqual([
    { actor: 'ops', agency_id: 1, before: { hadSecondFactor: true, passkeys: [passkey.id] }, after: null },
  ]);
});

test('a factor reset deletes the recovery codes of the member', async () => {
  const member = await portalAs(staging.service, 'viewer');
  const begin = async () => (await member.call<{ secret: string }>('POST', '/second-factor')).body.secret;
  const secret = await begin();
  const enabled = await member.call<{ recoveryCodes: string[] }>('PUT', '/second-factor', {
    body: { code: codeOf(secret, stepAt(staging.clock.now())) },
  });
  await reset(member.email);
  const { rows } = await staging.service.database.pool.query(
    'select code_hash from portal_recovery_code where member_id = $1',
    [member.memberId],
  );
  expect([enabled.body.recoveryCodes.length, rows]).toEqual([10, []]);
});

test('a factor reset notifies the member in their own language and leaves other members unchanged', async () => {
  const [operator, other] = [
    await portalAs(staging.service, 'operator', { secondFactor: 'passed' }),
    await portalAs(staging.service, 'operator', { secondFactor: 'passed' }),
  ];
  await operator.call('PATCH', '/profile', { body: { language: 'de' } });
  const { id } = await admin.json<{ id: number }>('resetMemberFactors', operator.email);
  expect((await operator.call('GET', '/session')).body).toMatchObject({ secondFactor: 'passed' });
  expect((await other.call('POST', `/approvals/${id}/approve`)).status).toBe(200);
  await staging.service.sendMail();
  const [mail, ...more] = mailTo(operator.email).filter(({ subject }) => !subject.includes('Antrag'));
  expect(mail).toMatchObject({
    subject: 'Ihr zweiter Faktor und Ihre Passkeys wurden entfernt',
    text: expect.stringMatching(/\n\nhttp:\/\/localhost:\d+\/portal\/account\n\n/),
  });
  expect([more, mailTo(other.email).map(({ subject }) => subject)]).toEqual([
    [],
    ['An operator request is waiting for approval'],
  ]);
  expect((await other.call('GET', '/session')).body).toMatchObject({ secondFactor: 'passed' });
});

test('the resetMemberFactors command requires the typed address as confirmation and prints the removed factors', async () => {
  const viewer = await portalAs(staging.service, 'viewer', { secondFactor: 'passed' });
  const command = ['resetMemberFactors', viewer.email] as const;
  expect(await admin.run(...command)).toEqual({
    ...{ code: 1, out: '' },
    message: 'The member can then sign in with the password alone. Add --yes to confirm without a prompt.',
  });
  expect(await admin.at({ typed: 'yes' }, ...command)).toMatchObject({ code: 1, out: '' });
  expect((await viewer.call('GET', '/session')).status).toBe(200);
  const { code, out } = await admin.at({ typed: viewer.email }, ...command);
  expect([code, out]).toEqual([
    0,
    `memberId         ${viewer.memberId}\nagencyId         1\nhadSecondFactor  yes\npasskeys         0`,
  ]);
});

test('the resetMemberFactors command refuses an unknown address and a member without a second factor or passkey', async () => {
  const viewer = await portalAs(staging.service, 'viewer');
  const message = async (email: string) => (await admin.run('resetMemberFactors', email, '--yes')).message;
  expect(await message('stranger@portal.example')).toBe(
    'There is no portal member with the email address stranger@portal.example.',
  );
  expect(await message(viewer.email)).toBe(`${viewer.email} has neither a second factor nor a passkey.`);
  expect((await viewer.call('GET', '/session')).status).toBe(200);
  expect(await kept(viewer.memberId)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { type Staging, startStaging } from '../../support/staging.ts';

let staging: Staging;
beforeAll(async () => {
  staging = await startStaging();
});
afterAll(() => staging.stop());

const ask = (email: string) => visitPortal(staging.service).call('POST', '/password-resets', { body: { email } });

const complete = (token: string, password: string) =>
  visitPortal(staging.service).call('POST', '/password-resets/complete', { body: { token, password } });
/** Requests a reset and returns the token from the email. */
async function tokenFor(email: string): Promise<string> {
  await ask(email);
  await staging.service.sendMail();
  const [mail] = staging.sandbox.mail().filter(({ to }) => to === email.toLowerCase());
  return /reset-password#token=([\w-]{43})$/m.exec(mail!.text)![1]!;
}

test('204: a reset link works once, ends every session and keeps the second factor', async () => {
  const member = await portalAs(staging.service, 'owner', { secondFactor: 'passed' });
  const token = await tokenFor(member.email.toUpperCase().replace('PORTAL.EXAMPLE', 'portal.example'));
  const password = 'nine amber kites wander';
  expect((await complete(token, password)).status).toBe(204);
  expectPortalError(await complete(token, password), 'link.invalid');
  expectPortalError(await member.call('GET', '/session'), 'session.invalid');
  const signIn = (body: object) => visitPortal(staging.service).call('POST', '/session', { body });
  expectPortalError(await signIn({ email: member.email, password: PASSWORD }), 'signIn.wrongCredentials');
  expect((await signIn({ email: member.email, password })).body).toMatchObject({ secondFactor: 'required' });
  await staging.service.sendMail();
  expect(staging.sandbox.mail().find(({ to }) => to === member.email)!.subject).toBe('Your password was changed');
});

test('422 password.tooWeak: a common password is refused, and the reset link remains valid', async () => {
  const token = await tokenFor((await portalAs(staging.service, 'viewer')).email);
  expectPortalError(await complete(token, 'password1234'), 'password.tooWeak', {
    field: 'password',
    message: 'is a common one, or holds the name or address of the member',
  });
  expect((await complete(token, 'nine amber kites wander')).status).toBe(204);
});

test('410 link.invalid: a password reset link expires after an hour', async () => {
  const token = await tokenFor((await portalAs(staging.service, 'viewer')).email);
  staging.clock.advance(3_600);
  expectPortalError(await complete(token, 'nine amber kites wander'), 'link.invalid');
});

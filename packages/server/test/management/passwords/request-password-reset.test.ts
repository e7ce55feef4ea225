import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { type Staging, startStaging } from '../../support/staging.ts';

let staging: Staging;
beforeAll(async () => {
  staging = await startStaging();
});
afterAll(() => staging.stop());

const ask = (email: string) => visitPortal(staging.service).call('POST', '/password-resets', { body: { email } });

test('204: known and unknown addresses get the same response and cause the same number of SQL statements', async () => {
  const { email } = await portalAs(staging.service, 'viewer');
  const counts: number[] = [];
  for (const address of [email, 'stranger@portal.example']) {
    const before = staging.service.statements.get('requestPasswordReset') ?? 0;
    const answer = await ask(address);
    expect([answer.status, answer.text]).toEqual([204, '']);
    counts.push(staging.service.statements.get('requestPasswordReset')! - before);
  }
  expect(counts[0]).toBe(counts[1]);
});

test('204: a reset link works once, ends every session and keeps the second factor', async () => {
  const member = await portalAs(staging.service, 'owner', { secondFactor: 'passed' });
  await ask(member.email.toUpperCase().replace('PORTAL.EXAMPLE', 'portal.example'));
  await staging.service.sendMail();
  const [mail] = staging.sandbox.mail().filter(({ to }) => to === member.email);
  const token = /reset-password#token=([\w-]{43})$/m.exec(mail!.text)![1];
  const complete = (password: string) =>
    visitPortal(staging.service).call('POST', '/password-resets/complete', { body: { token, password } });
  expectPortalError(await complete('password1234'), 'password.tooWeak', {
    field: 'password',
    message: 'is a common one, or holds the name or address of the member',
  });
  const password = 'nine amber kites wander';
  expect((await complete(password)).status).toBe(204);
  expectPortalError(await complete(password), 'link.invalid');
  expectPortalError(await member.call('GET', '/session'), 'session.invalid');
  const signIn = (body: object) => visitPortal(staging.service).call('POST', '/session', { body });
  expectPortalError(await signIn({ email: member.email, password: PASSWORD }), 'signIn.wrongCredentials');
  expect((await signIn({ email: member.email, password })).body).toMatchObject({ secondFactor: 'required' });
  await staging.service.sendMail();
  expect(staging.sandbox.mail().find(({ to }) => to === member.email)!.subject).toBe('Your password was changed');
});

test('410 link.invalid: a password reset link expires after an hour', async () => {
  const { email } = await portalAs(staging.service, 'viewer');
  await ask(email);
  await staging.service.sendMail();
  const [mail] = staging.sandbox.mail().filter(({ to }) => to === email);
  const token = /#token=([\w-]{43})$/m.exec(mail!.text)![1];
  staging.clock.advance(3_600);
  const body = { token, password: 'nine amber kites wander' };
  expectPortalError(
    await visitPortal(staging.service).call('POST', '/password-resets/complete', { body }),
    'link.invalid',
  );
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs, type SignedIn, visitPortal } from '../../support/portal.ts';
import { type Staging, startStaging } from '../../support/staging.ts';

let staging: Staging;
let owner: SignedIn;
beforeAll(async () => {
  staging = await startStaging();
  owner = await portalAs(staging.service, 'owner');
});
afterAll(() => staging.stop());

const tokenIn = ({ text }: { text: string }) => /#token=([\w-]{43})$/m.exec(text)![1]!;
/** Invites a member and returns the tokens in all invitations to the address, newest first. */
async function invite(email: string): Promise<string[]> {
  await owner.call('POST', '/agencies/1/members', { body: { email, role: 'finance' } });
  await staging.service.sendMail();
  return staging.sandbox
    .mail()
    .filter(({ to }) => to === email)
    .map(tokenIn);
}
const accept = (token: string, password = 'nine amber kites wander', visitor = visitPortal(staging.service)) =>
  visitor.call('POST', '/invitations/accept', { body: { token, firstName: 'Ada', lastName: 'Kaya', password } });

test('200: accepting an invitation creates the member and signs them in', async () => {
  const email = 'new@portal.example';
  const visitor = visitPortal(staging.service);
  const { status, body } = await accept((await invite(email))[0]!, undefined, visitor);
  const member = { email, role: 'finance', firstName: 'Ada', lastName: 'Kaya', agency: { id: 1 } };
  expect([status, body]).toMatchObject([200, { member, secondFactor: 'notSet' }]);
  expect((await visitor.call('GET', '/session')).body).toMatchObject({ member });
});

test('422 password.tooWeak: a common password is refused, and the link remains valid', async () => {
  const token = (await invite('weak@portal.example'))[0]!;
  expectPortalError(await accept(token, 'password1234'), 'password.tooWeak', {
    field: 'password',
    message: 'is a common one, or holds the name or address of the member',
  });
  expect((await accept(token)).status).toBe(200);
});

test('410 link.invalid: an invitation link works once, even for two simultaneous requests', async () => {
  const token = (await invite('twice@portal.example'))[0]!;
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  expectPortalError(await accept(token), 'link.invalid');
});

test('410 link.invalid: an invitation link becomes invalid after a newer invitation or after 72 hours', async () => {
  await invite('again@portal.example');
  const [newer, older] = await invite('again@portal.example');
  expectPortalError(await accept(older!), 'link.invalid');
  staging.clock.advance(72 * 3_600);
  expectPortalError(await accept(newer!), 'link.invalid');
});

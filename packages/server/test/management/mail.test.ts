import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs, type SignedIn, visitPortal } from '../support/portal.ts';
import { type Staging, startStaging } from '../support/staging.ts';

let staging: Staging;
let owner: SignedIn;
beforeAll(async () => {
  staging = await startStaging();
  owner = await portalAs(staging.service, 'owner');
});
afterAll(() => staging.stop());

const invite = (email: string) => owner.call('POST', '/agencies/1/members', { body: { email, role: 'finance' } });
const mailTo = (email: string) => staging.sandbox.mail().filter(({ to }) => to === email);
const tokenIn = ({ text }: { text: string }) => /#token=([\w-]{43})$/m.exec(text)![1]!;
const accept = (token: string) =>
  visitPortal(staging.service).call('POST', '/invitations/accept', {
    body: { token, firstName: 'Ada', lastName: 'Kaya', password: 'nine amber kites wander' },
  });

test('an invitation goes out once the change is made, with a link to the portal, and its secret stands nowhere', async () => {
  await invite('first@portal.example');
  expect(mailTo('first@portal.example')).toEqual([]);
  await staging.service.sendMail();
  await staging.service.sendMail();
  const [mail, ...others] = mailTo('first@portal.example');
  expect(others).toEqual([]);
  expect(mail!.text).toMatch(
    /^You are invited to the portal of Horizon Travel\.\n\nhttp:\/\/localhost:\d+\/portal\/invitation#token=[\w-]{43}\n\n/,
  );
  const { rows } = await staging.service.database.pool.query(
    'select row_to_json(portal_link)::text as kept from portal_link union all select row_to_json(portal_mail)::text from portal_mail',
  );
  expect(JSON.stringify(rows)).not.toContain(tokenIn(mail!));
  expect(staging.service.log.join('')).not.toContain('first@portal.example');
});

test.each([
  ['en', /^Your invitation/, /^You are invited to the portal of Horizon Travel\./, /^A new password/],
  [
    'tr',
    /^Acente portalına davetiniz$/,
    /acentenin portalına davet edildiniz: Horizon Travel\./,
    /^Acente portalı için/,
  ],
  ['de', /^Ihre Einladung/, /^Sie sind zum Portal dieser Agentur eingeladen: Horizon Travel\./, /^Ein neues Passwort/],
])('mail is written in the language that was chosen at the invitation, and then by the member: %s', async (...of) => {
  const [language, subject, text, resetSubject] = of;
  const email = `${language}@portal.example`;
  await owner.call('POST', '/agencies/1/members', { body: { email, role: 'viewer', language } });
  await staging.service.sendMail();
  const [invitation] = mailTo(email);
  expect(invitation).toMatchObject({ subject: expect.stringMatching(subject), text: expect.stringMatching(text) });
  const { body } = await accept(tokenIn(invitation!));
  expect(body).toMatchObject({ member: { email, language } });
  await visitPortal(staging.service).call('POST', '/password-resets', { body: { email } });
  await staging.service.sendMail();
  expect(mailTo(email)[0]).toMatchObject({ subject: expect.stringMatching(resetSubject) });
});

test('an invitation that says no language is in that of whoever invites, for an operator, too', async () => {
  const operator = await portalAs(staging.service, 'operator', { secondFactor: 'passed' });
  await operator.call('PATCH', '/profile', { body: { language: 'de' } });
  await operator.call('POST', '/operators', { body: { email: 'second@portal.example' } });
  await staging.service.sendMail();
  expect(mailTo('second@portal.example')[0]!.text).toMatch(/^Sie sind eingeladen, den Buchungsdienst zu betreiben\./);
  await operator.call('PATCH', '/profile', { body: { language: 'tr' } });
  await operator.call('POST', '/operators', { body: { email: 'second@portal.example' } });
  await staging.service.sendMail();
  expect(mailTo('second@portal.example')[0]!.text).toMatch(/^Rezervasyon hizmetini yönetmeye davet edildiniz\./);
});

test('mail that got no answer is sent again, with the same reference and the same link', async () => {
  await invite('patient@portal.example');
  staging.sandbox.faults.set('MAIL', 'offContract');
  await staging.service.sendMail();
  staging.sandbox.faults.set('MAIL', 'normal');
  const [before] = mailTo('patient@portal.example');
  await staging.service.sendMail();
  staging.clock.advance(10);
  await staging.service.sendMail();
  expect(mailTo('patient@portal.example')).toEqual([before]);
  expect((await accept(tokenIn(before!))).status).toBe(200);
  expect((await staging.service.database.pool.query('select * from portal_mail')).rows).toEqual([]);
});

test('410 link.invalid: a link is good once, also for two at the same moment', async () => {
  await invite('twice@portal.example');
  await staging.service.sendMail();
  const token = tokenIn(mailTo('twice@portal.example')[0]!);
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  expectPortalError(await accept(token), 'link.invalid');
});

test('410 link.invalid: a newer invitation takes the place of the older one, and 72 hours end it', async () => {
  await invite('again@portal.example');
  await staging.service.sendMail();
  await invite('again@portal.example');
  await staging.service.sendMail();
  const [newer, older] = mailTo('again@portal.example').map(tokenIn);
  expectPortalError(await accept(older!), 'link.invalid');
  staging.clock.advance(72 * 3_600);
  expectPortalError(await accept(newer!), 'link.invalid');
  owner = await portalAs(staging.service, 'owner');
});

test('an address that nobody has gets no mail, and one that can get none is given up', async () => {
  await visitPortal(staging.service).call('POST', '/password-resets', { body: { email: 'stranger@portal.example' } });
  await invite('nobody@portal.example');
  await staging.service.sendMail();
  expect([mailTo('stranger@portal.example'), mailTo('nobody@portal.example')]).toEqual([[], []]);
  expect((await staging.service.database.pool.query('select * from portal_mail')).rows).toEqual([]);
});

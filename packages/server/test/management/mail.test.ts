import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, stepAt } from '../../src/management/identity/codes.ts';
import { addPasskey } from '../support/passkeys.ts';
import { expectPortalError, PASSWORD, portalAs, type SignedIn, visitPortal } from '../support/portal.ts';
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

test('an invitation is mailed with a portal link after the change is saved, and its secret is not stored', async () => {
  await invite('first@portal.example');
  expect(mailTo('first@portal.example')).toEqual([]);
  await staging.service.sendMail();
  await staging.service.sendMail();
  const [mail, ...others] = mailTo('first@portal.example');
  expect(others).toEqual([]);
  expect(mail!.text).toMatch(
    /^You have been invited to the portal of Horizon Travel\.\n\nhttp:\/\/localhost:\d+\/portal\/invitation#token=[\w-]{43}\n\n/,
  );
  const { rows } = await staging.service.database.pool.query(
    'select row_to_json(portal_link)::text as kept from portal_link union all select row_to_json(portal_mail)::text from portal_mail',
  );
  expect(JSON.stringify(rows)).not.toContain(tokenIn(mail!));
  expect(staging.service.log.join('')).not.toContain('first@portal.example');
});

test.each([
  [
    'en',
    /^Your invitation/,
    /^You have been invited to the portal of Horizon Travel\./,
    /^Reset your agency portal password$/,
  ],
  [
    'tr',
    /^Acente portalına davetiniz$/,
    /^Horizon Travel acentesinin portalına davet edildiniz\./,
    /^Acente portalı parolanızı sıfırlayın$/,
  ],
  [
    'de',
    /^Ihre Einladung/,
    /^Sie wurden zum Portal der Agentur Horizon Travel eingeladen\./,
    /^Passwort für das Agenturportal zurücksetzen$/,
  ],
])('the invitation and later mail are written in the language chosen at the invitation: %s', async (...of) => {
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

test('an invitation without a language uses the language of the operator or member who sends it', async () => {
  const operator = await portalAs(staging.service, 'operator', { secondFactor: 'passed' });
  const other = await portalAs(staging.service, 'operator', { secondFactor: 'passed' });
  const inviteSecond = async () => {
    const body = { email: 'second@portal.example' };
    const waiting = await operator.call<{ id: number }>('POST', '/operators', { body });
    await other.call('POST', `/approvals/${waiting.body.id}/approve`);
  };
  await operator.call('PATCH', '/profile', { body: { language: 'de' } });
  await inviteSecond();
  await staging.service.sendMail();
  expect(mailTo('second@portal.example')[0]!.text).toMatch(
    /^Sie wurden als Operator des Buchungsdienstes eingeladen\./,
  );
  await operator.call('PATCH', '/profile', { body: { language: 'tr' } });
  await inviteSecond();
  await staging.service.sendMail();
  expect(mailTo('second@portal.example')[0]!.text).toMatch(/^Rezervasyon hizmetinde operatör olmaya davet edildiniz\./);
});

type Mails = Readonly<
  Record<'passwordChanged' | 'secondFactorSet' | 'secondFactorRemoved' | 'passkeyAdded' | 'passkeyRemoved', string>
>;
const mails: Readonly<Record<string, Mails>> = {
  en: {
    passwordChanged: 'Your password was changed',
    secondFactorSet: 'A second factor was set up for your account',
    secondFactorRemoved: 'The second factor was removed from your account',
    passkeyAdded: 'A passkey was added to your account',
    passkeyRemoved: 'A passkey was removed from your account',
  },
  tr: {
    passwordChanged: 'Parolanız değiştirildi',
    secondFactorSet: 'Hesabınızda iki adımlı doğrulama açıldı',
    secondFactorRemoved: 'Hesabınızda iki adımlı doğrulama kapatıldı',
    passkeyAdded: 'Hesabınıza bir geçiş anahtarı eklendi',
    passkeyRemoved: 'Hesabınızdan bir geçiş anahtarı kaldırıldı',
  },
  de: {
    passwordChanged: 'Ihr Passwort wurde geändert',
    secondFactorSet: 'Für Ihr Konto wurde ein zweiter Faktor eingerichtet',
    secondFactorRemoved: 'Der zweite Faktor Ihres Kontos wurde entfernt',
    passkeyAdded: 'Ihrem Konto wurde ein Passkey hinzugefügt',
    passkeyRemoved: 'Ein Passkey Ihres Kontos wurde entfernt',
  },
};

test.each(Object.keys(mails))(
  'a member is notified by mail, in their own language, of every change to how they sign in: %s',
  async (language) => {
    const member = await portalAs(staging.service, 'viewer');
    await member.call('PATCH', '/profile', { body: { language } });
    const about = mails[language]!;
    const hears = async (kind: keyof Mails) => {
      expect(mailTo(member.email).map(({ subject }) => subject)).not.toContain(about[kind]);
      await staging.service.sendMail();
      const [mail] = mailTo(member.email);
      expect(mail!.subject).toBe(about[kind]);
      expect(mail!.text).toMatch(/\n\nhttp:\/\/localhost:\d+\/portal\/account$/);
      expect(mail!.text).not.toContain('#');
    };
    const code = (secret: string) => codeOf(secret, stepAt(staging.clock.now()));
    const { secret } = (await member.call<{ secret: string }>('POST', '/second-factor')).body;
    await member.call('PUT', '/second-factor', { body: { code: code(secret) } });
    await hears('secondFactorSet');
    const { passkey } = await addPasskey(member);
    await hears('passkeyAdded');
    await member.call('DELETE', `/passkeys/${passkey.id}`);
    await hears('passkeyRemoved');
    staging.clock.advance(30);
    await member.call('DELETE', '/second-factor', { body: { password: PASSWORD, code: code(secret) } });
    await hears('secondFactorRemoved');
    const body = { currentPassword: PASSWORD, password: 'nine amber kites wander' };
    await member.call('PUT', '/password', { body });
    await hears('passwordChanged');
  },
);

test('a refused change sends no mail', async () => {
  const member = await portalAs(staging.service, 'viewer');
  const body = { currentPassword: 'a guess', password: 'nine amber kites wander' };
  expectPortalError(await member.call('PUT', '/password', { body }), 'password.wrong');
  await member.call('POST', '/second-factor');
  expectPortalError(await member.call('PUT', '/second-factor', { body: { code: '000000' } }), 'secondFactor.wrongCode');
  expectPortalError(await member.call('DELETE', '/passkeys/psk_AAAAAAAAAAAAAAAAAAAAAA'), 'passkey.notFound');
  await staging.service.sendMail();
  expect(mailTo(member.email)).toEqual([]);
});

test('a notification that could not be sent for 72 hours is discarded', async () => {
  const member = await portalAs(staging.service, 'viewer');
  const body = { currentPassword: PASSWORD, password: 'nine amber kites wander' };
  expect((await member.call('PUT', '/password', { body })).status).toBe(204);
  staging.sandbox.faults.set('MAIL', 'offContract');
  await staging.service.sendMail();
  staging.sandbox.faults.set('MAIL', 'normal');
  staging.clock.advance(72 * 3_600);
  const before = mailTo(member.email);
  await staging.service.sendMail();
  expect(mailTo(member.email)).toEqual(before);
  expect((await staging.service.database.pool.query('select * from portal_mail')).rows).toEqual([]);
  owner = await portalAs(staging.service, 'owner');
});

test('a mail whose delivery was not confirmed is sent again with the same reference and the same link', async () => {
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

test('an unknown address gets no mail, and mail to an undeliverable address is discarded', async () => {
  await visitPortal(staging.service).call('POST', '/password-resets', { body: { email: 'stranger@portal.example' } });
  await invite('nobody@portal.example');
  await staging.service.sendMail();
  expect([mailTo('stranger@portal.example'), mailTo('nobody@portal.example')]).toEqual([[], []]);
  expect((await staging.service.database.pool.query('select * from portal_mail')).rows).toEqual([]);
});

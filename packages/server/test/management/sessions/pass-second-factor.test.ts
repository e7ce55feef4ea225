import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('200: passing the second factor opens the session and replaces its cookie', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'required' });
  const before = owner.cookie;
  const answer = await owner.call('POST', '/session/second-factor', { body: { code: owner.code() } });
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { id: owner.sessionId, secondFactor: 'passed', needsSecondFactor: false },
  ]);
  expect(owner.cookie).not.toBe(before);
  expectPortalError(await visitPortal(service, before).call('GET', '/session'), 'session.invalid');
  expect((await owner.call('GET', '/agencies/1/members')).status).toBe(200);
});

test('422 secondFactor.wrongCode: a code works once, even for two simultaneous requests', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'required' });
  const body = { code: owner.code() };
  const twice = [visitPortal(service, owner.cookie), visitPortal(service, owner.cookie)];
  const answers = await Promise.all(twice.map((each) => each.call('POST', '/session/second-factor', { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([200]));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const other = await portalAs(service, 'owner', { secondFactor: 'required' });
  expectPortalError(await other.call('POST', '/session/second-factor', { body }), 'secondFactor.wrongCode');
});

test('200: a code is still accepted 30 seconds later, but not a minute later', async () => {
  const late = await portalAs(service, 'owner', { secondFactor: 'required' });
  const tooLate = await portalAs(service, 'owner', { secondFactor: 'required' });
  const codes = [late.code(), tooLate.code()];
  service.clock.advance(30);
  expect((await late.call('POST', '/session/second-factor', { body: { code: codes[0] } })).status).toBe(200);
  service.clock.advance(30);
  const answer = await tooLate.call('POST', '/session/second-factor', { body: { code: codes[1] } });
  expectPortalError(answer, 'secondFactor.wrongCode');
});

test('429 signIn.tooManyTries: only five wrong codes are checked, even if the guesses arrive in parallel', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'required' });
  const from = service.securityEvents.length;
  const guesses = Array.from({ length: 12 }, (_, index) => String(index).padStart(6, '0'));
  const answers = await Promise.all(
    guesses.map((code) => owner.call('POST', '/session/second-factor', { body: { code } })),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  const reported = service.securityEvents.slice(from).map(({ event, reason }) => `${event} ${reason}`);
  expect(new Set(reported)).toEqual(new Set(['portal.codeFailed wrongCode', 'portal.triesHeld network']));
});

test('409 secondFactor.notBegun: a member without a second factor cannot pass one', async () => {
  const viewer = await portalAs(service, 'viewer');
  const answer = await viewer.call('POST', '/session/second-factor', { body: { code: '123456' } });
  expectPortalError(answer, 'secondFactor.notBegun');
});

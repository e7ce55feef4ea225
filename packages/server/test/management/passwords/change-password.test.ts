import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const password = 'nine amber kites wander';

test('204: changing the password ends all other sessions, replaces the cookie and is audited without the password', async () => {
  const member = await portalAs(service, 'viewer');
  const elsewhere = visitPortal(service);
  await elsewhere.call('POST', '/session', { body: { email: member.email, password: PASSWORD } });
  const before = member.cookie;
  expect((await member.call('PUT', '/password', { body: { currentPassword: PASSWORD, password } })).status).toBe(204);
  expectPortalError(await elsewhere.call('GET', '/session'), 'session.invalid');
  expectPortalError(await visitPortal(service, before).call('GET', '/session'), 'session.invalid');
  expect((await member.call('GET', '/session')).status).toBe(200);
  const { rows } = await service.database.pool.query(
    `select actor, action, agency_id, before, after from audit_event where subject = $1`,
    [`member ${member.memberId}`],
  );
  expect(rows).toEqual([{ actor: member.email, action: 'changePassword', agency_id: 1, before: null, after: null }]);
});

test('422 password.wrong: a session alone cannot change the password, and the number of guesses is limited', async () => {
  const member = await portalAs(service, 'viewer');
  const body = { currentPassword: 'a guess', password };
  const answers = await Promise.all(Array.from({ length: 8 }, () => member.call('PUT', '/password', { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  expectPortalError(answers.find(({ status }) => status === 422)!, 'password.wrong');
});

test.each(['aaaaaaaaaaaaaaaa', 'Password1234!', 'ada-yıldız-ada-yıldız', 'qwertyuiop1234567890'])(
  '422 password.tooWeak: the password %s is refused',
  async (weak) => {
    const member = await portalAs(service, 'viewer');
    const answer = await member.call('PUT', '/password', { body: { currentPassword: PASSWORD, password: weak } });
    expect([answer.status, (answer.body as { key: string }).key]).toEqual([422, 'password.tooWeak']);
  },
);

test('400 request.invalid: a password with fewer than twelve characters is refused', async () => {
  const member = await portalAs(service, 'viewer');
  const answer = await member.call('PUT', '/password', {
    body: { currentPassword: PASSWORD, password: 'elevenchars' },
  });
  expectPortalError(answer, 'request.invalid', {
    field: 'password',
    message: 'must have at least 12 characters',
  });
});

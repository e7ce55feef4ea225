import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, makeMember, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const signIn = (email: string, password = PASSWORD) =>
  visitPortal(service).call('POST', '/session', { body: { email, password } });

test('200: signing in opens a session whose cookie is hidden from scripts and other sites', async () => {
  const { email, memberId } = await makeMember(service, 'viewer', { email: 'ada@portal.example' });
  const visitor = visitPortal(service);
  const answer = await visitor.call<{ id: string }>('POST', '/session', {
    body: { email: 'Ada@Portal.example', password: PASSWORD },
  });
  const at = service.clock.now().toISOString();
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      id: expect.stringMatching(/^ses_[\w-]{22}$/),
      member: {
        ...{ id: memberId, email, firstName: 'Ada', lastName: 'Yıldız', role: 'viewer' },
        ...{
          agency: { id: 1, name: 'Horizon Travel' },
          status: 'active',
          hasSecondFactor: false,
          hasPasskey: false,
          createdAt: at,
        },
      },
      ...{ secondFactor: 'notSet', needsSecondFactor: false },
      ...{ createdAt: at, expiresAt: '2027-03-08T09:00:00.000Z' },
    },
  ]);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^portal-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/),
  ]);
  expect(answer.text).not.toContain(visitor.cookie.split('=')[1]);
  expect((await visitor.call('GET', '/session')).status).toBe(200);
});

test('200: a second sign-in ends the earlier session of the same browser and of no other browser', async () => {
  const { email } = await makeMember(service, 'viewer');
  const [first, elsewhere] = [visitPortal(service), visitPortal(service)];
  const signIn = async (visitor: typeof first) => {
    const { status } = await visitor.call('POST', '/session', { body: { email, password: PASSWORD } });
    expect(status).toBe(200);
  };
  await signIn(first);
  await signIn(elsewhere);
  const before = visitPortal(service, first.cookie);
  await signIn(first);
  expectPortalError(await before.call('GET', '/session'), 'session.invalid');
  for (const visitor of [first, elsewhere]) expect((await visitor.call('GET', '/session')).status).toBe(200);
});

test('200: signing in ignores an existing session cookie and issues a new one each time', async () => {
  const { email } = await makeMember(service, 'viewer');
  const planted = `portal-session=${'A'.repeat(43)}`;
  const cookies = new Set<string>();
  for (let time = 0; time < 2; time += 1) {
    const visitor = visitPortal(service, planted);
    expect((await visitor.call('POST', '/session', { body: { email, password: PASSWORD } })).status).toBe(200);
    cookies.add(visitor.cookie);
  }
  expect([cookies.size, cookies.has(planted)]).toEqual([2, false]);
  expectPortalError(await visitPortal(service, planted).call('GET', '/session'), 'session.invalid');
});

test('401 signIn.wrongCredentials: a wrong password and an unknown address get the same response but different security events', async () => {
  const { email, memberId } = await makeMember(service, 'owner');
  const from = service.securityEvents.length;
  const wrong = await signIn(email, 'nine amber kites wander');
  const unknown = await signIn('nobody@portal.example');
  for (const answer of [wrong, unknown]) {
    expectPortalError(answer, 'signIn.wrongCredentials');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(wrong.text).toBe(unknown.text);
  expect(service.securityEvents.slice(from)).toMatchObject([
    { event: 'portal.signInFailed', reason: 'wrongPassword', memberId, operation: 'signIn' },
    { event: 'portal.signInFailed', reason: 'unknownAddress' },
  ]);
});

test('401 signIn.wrongCredentials: an invited member who has not accepted yet cannot sign in', async () => {
  const { email, memberId } = await makeMember(service, 'owner');
  await service.database.pool.query('update portal_member set password_hash = null where id = $1', [memberId]);
  expectPortalError(await signIn(email), 'signIn.wrongCredentials');
});

test('429 signIn.tooManyTries: after five wrong passwords the wait grows with each attempt and ends after an hour', async () => {
  const { email } = await makeMember(service, 'developer');
  for (let time = 0; time < 5; time += 1) expectPortalError(await signIn(email, 'wrong'), 'signIn.wrongCredentials');
  const held = await signIn(email);
  expectPortalError(held, 'signIn.tooManyTries');
  expect(held.headers.get('retry-after')).toBe('30');
  service.clock.advance(30);
  expectPortalError(await signIn(email, 'wrong'), 'signIn.wrongCredentials');
  expect((await signIn(email)).headers.get('retry-after')).toBe('60');
  service.clock.advance(3_601);
  expect((await signIn(email)).status).toBe(200);
});

test('429 signIn.tooManyTries: parallel guesses get no more attempts than sequential ones', async () => {
  const { email } = await makeMember(service, 'developer');
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'wrong')));
  const looked = answers.filter(({ status }) => status === 401);
  expect([looked.length, answers.length - looked.length]).toEqual([5, 15]);
});

test('200: wrong guesses from many networks block unknown networks but not a network where the member has signed in', async () => {
  const trusting = await startService({ settings: { TRUST_PROXY_HOPS: '1' } });
  try {
    const { email } = await makeMember(trusting, 'finance');
    const from = (address: string, password: string) =>
      visitPortal(trusting).call('POST', '/session', {
        body: { email, password },
        headers: { 'X-Forwarded-For': address },
      });
    expect((await from('203.0.113.7', PASSWORD)).status).toBe(200);
    for (let host = 1; host <= 50; host += 1)
      expectPortalError(await from(`198.51.100.${host}`, 'wrong'), 'signIn.wrongCredentials');
    expectPortalError(await from('198.51.100.99', PASSWORD), 'signIn.tooManyTries');
    expect((await from('203.0.113.7', PASSWORD)).status).toBe(200);
  } finally {
    await trusting.stop();
  }
});

test('403 request.crossSite: a page from a different site cannot sign a member in with a password', async () => {
  const { email } = await makeMember(service, 'viewer');
  const body = { email, password: PASSWORD };
  for (const [name, value] of [
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const) {
    const headers = { [name]: value };
    const answer = await visitPortal(service).call('POST', '/session', { body, headers });
    expectPortalError(answer, 'request.crossSite');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test('415 mediaType.unsupported: a form, which any site could send, is refused', async () => {
  const body = 'email=a%40b.example&password=x';
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
    const answer = await visitPortal(service).call('POST', '/session', { body, headers: { 'Content-Type': type } });
    expectPortalError(answer, 'mediaType.unsupported');
  }
});

test('over HTTPS the session cookie is Secure and bound to its host by the __Host- prefix', async () => {
  // TLS is terminated before requests reach the service.
  const secure = await startService({ settings: { PUBLIC_URL: 'https://portal.example:9119' } });
  try {
    const { email } = await makeMember(secure, 'viewer');
    const answer = await visitPortal(secure).call('POST', '/session', { body: { email, password: PASSWORD } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-portal-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=604800$/,
      ),
    ]);
    const plain = await portalAs(secure, 'viewer');
    expectPortalError(await plain.call('GET', '/session'), 'session.invalid');
  } finally {
    await secure.stop();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, beginPasskeySignIn, createDevice, type Otherwise, signInWith } from '../../support/passkeys.ts';
import { expectPortalError, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

const ownerOf = () => portalAs(service, 'owner', { secondFactor: 'passed' });
const lastReason = () => service.securityEvents.at(-1)?.reason;

test('200: signing in with a passkey opens a session with a new cookie and the second factor passed', async () => {
  const owner = await ownerOf();
  const { device } = await addPasskey(owner);
  const { answer, visitor } = await signInWith(service, device);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    ...{ member: { id: owner.memberId, email: owner.email } },
    ...{ secondFactor: 'passed', needsSecondFactor: false },
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^portal-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/),
  ]);
  expect((await visitor.call('GET', '/agencies/1/members')).status).toBe(200);
});

test('200: a member whose role requires a second factor has to set one up even after signing in with a passkey', async () => {
  const viewer = await portalAs(service, 'viewer');
  const { device } = await addPasskey(viewer);
  await service.database.pool.query("update portal_member set role = 'owner' where id = $1", [viewer.memberId]);
  const { answer } = await signInWith(service, device);
  expect(answer.body).toMatchObject({ secondFactor: 'notSet', needsSecondFactor: true });
});

test.each<[string, string, Otherwise]>([
  ['signed for a different origin', 'wrongAnswer', { origin: 'https://portal.evil.example' }],
  ['signed for a different host', 'wrongAnswer', { rpId: 'evil.example' }],
  ['signed with a challenge that was never issued', 'unknownChallenge', { challenge: 'A'.repeat(43) }],
  ['signed by a device that did not verify the user', 'wrongAnswer', { isVerified: false }],
  ['made for adding a passkey', 'wrongAnswer', { type: 'webauthn.create' }],
  [
    'made with the passkey of a different member',
    'wrongAnswer',
    { userHandle: Buffer.from('mbr_other').toString('base64url') },
  ],
])('401 signIn.passkeyRefused: a response %s is refused', async (_what, reason, other) => {
  const { device } = await addPasskey(await ownerOf());
  const { answer } = await signInWith(service, device, other);
  expectPortalError(answer, 'signIn.passkeyRefused');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(lastReason()).toBe(reason);
});

test('401 signIn.passkeyRefused: all failures get the same response, and the security event contains the reason', async () => {
  const { device } = await addPasskey(await ownerOf());
  const from = service.securityEvents.length;
  const unknown = await signInWith(service, createDevice());
  const unsigned = await signInWith(service, device, { isVerified: false });
  expectPortalError(unknown.answer, 'signIn.passkeyRefused');
  expect(unknown.answer.text).toBe(unsigned.answer.text);
  expect(service.securityEvents.slice(from).map(({ event, reason }) => `${event} ${reason}`)).toEqual([
    'portal.passkeyRefused unknownPasskey',
    'portal.passkeyRefused wrongAnswer',
  ]);
});

test('401 signIn.passkeyRefused: a signature made by a different device is refused', async () => {
  const { device } = await addPasskey(await ownerOf());
  const options = await beginPasskeySignIn(service);
  const { signature } = createDevice().get(options);
  const body = { ...device.get(options), signature };
  expectPortalError(await visitPortal(service).call('POST', '/session/passkey', { body }), 'signIn.passkeyRefused');
  expect(lastReason()).toBe('wrongAnswer');
});

test('401 signIn.passkeyRefused: a challenge cannot be used again, even after a refused attempt', async () => {
  const { device } = await addPasskey(await ownerOf());
  const again = (body: object) => visitPortal(service).call('POST', '/session/passkey', { body });
  const good = await signInWith(service, device);
  expect(good.answer.status).toBe(200);
  expectPortalError(await again(good.body), 'signIn.passkeyRefused');
  expect(lastReason()).toBe('unknownChallenge');

  const options = await beginPasskeySignIn(service);
  expectPortalError(await again(device.get(options, { isVerified: false })), 'signIn.passkeyRefused');
  expectPortalError(await again(device.get(options)), 'signIn.passkeyRefused');
  expect(lastReason()).toBe('unknownChallenge');
});

test('401 signIn.passkeyRefused: a challenge expires after five minutes', async () => {
  const { device } = await addPasskey(await ownerOf());
  const options = await beginPasskeySignIn(service);
  service.clock.advance(300);
  const answer = await visitPortal(service).call('POST', '/session/passkey', { body: device.get(options) });
  expectPortalError(answer, 'signIn.passkeyRefused');
  expect(lastReason()).toBe('unknownChallenge');
});

test('401 signIn.passkeyRefused: a challenge for adding a passkey cannot be used to sign in', async () => {
  const owner = await ownerOf();
  const { device } = await addPasskey(owner);
  const { challenge } = (
    await owner.call<{ challenge: string }>('POST', '/passkeys/begin', {
      body: { password: 'seven quiet lemons drift' },
    })
  ).body;
  expectPortalError((await signInWith(service, device, { challenge })).answer, 'signIn.passkeyRefused');
  expect(lastReason()).toBe('unknownChallenge');
});

test('401 signIn.passkeyRefused: a device whose signature counter does not increase is refused as a copy', async () => {
  const { device } = await addPasskey(await ownerOf());
  expect((await signInWith(service, device, { uses: 0 })).answer.status).toBe(200);
  expect((await signInWith(service, device, { uses: 7 })).answer.status).toBe(200);
  for (const uses of [7, 6, 0]) {
    expectPortalError((await signInWith(service, device, { uses })).answer, 'signIn.passkeyRefused');
    expect(lastReason()).toBe('usesWentBack');
  }
  expect((await signInWith(service, device, { uses: 8 })).answer.status).toBe(200);
});

test('401 signIn.passkeyRefused: of two simultaneous sign-ins with the same counter value, one is refused', async () => {
  const { device } = await addPasskey(await ownerOf());
  const both = await Promise.all([signInWith(service, device, { uses: 1 }), signInWith(service, device, { uses: 1 })]);
  expect(both.map(({ answer }) => answer.status).sort()).toEqual([200, 401]);
});

test('401 signIn.passkeyRefused: a member of an ended agency cannot sign in', async () => {
  const agencyId = 2;
  const { device } = await addPasskey(await portalAs(service, 'viewer', { agencyId }));
  await service.database.pool.query('update agency set ended_at = now() where id = $1', [agencyId]);
  expectPortalError((await signInWith(service, device)).answer, 'signIn.passkeyRefused');
  expect(lastReason()).toBe('unknownPasskey');
});

test('401 signIn.passkeyRefused: a removed member cannot sign in with their passkey', async () => {
  const [owner, viewer] = [await ownerOf(), await portalAs(service, 'viewer')];
  const { device } = await addPasskey(viewer);
  expect((await owner.call('DELETE', `/agencies/1/members/${viewer.memberId}`)).status).toBe(204);
  expectPortalError((await signInWith(service, device)).answer, 'signIn.passkeyRefused');
});

test('429 signIn.tooManyTries: five refused attempts block the next ones for 30 seconds', async () => {
  const { device } = await addPasskey(await ownerOf());
  for (let time = 0; time < 5; time += 1) {
    expectPortalError((await signInWith(service, device, { isVerified: false })).answer, 'signIn.passkeyRefused');
  }
  const { answer } = await signInWith(service, device);
  expectPortalError(answer, 'signIn.tooManyTries');
  expect(answer.headers.get('retry-after')).toBe('30');
  service.clock.advance(30);
  expect((await signInWith(service, device)).answer.status).toBe(200);
});

test('403 request.crossSite: a page from a different site cannot sign a member in with a passkey', async () => {
  const { device } = await addPasskey(await ownerOf());
  const body = device.get(await beginPasskeySignIn(service));
  const headers = { Origin: 'https://evil.example' };
  const answer = await visitPortal(service).call('POST', '/session/passkey', { body, headers });
  expectPortalError(answer, 'request.crossSite');
});

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

test('200: a session begins that has passed the second factor, in a new cookie', async () => {
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

test('200: whose role needs a second factor and who has none sets it first, passkey or not', async () => {
  const viewer = await portalAs(service, 'viewer');
  const { device } = await addPasskey(viewer);
  await service.database.pool.query("update portal_member set role = 'owner' where id = $1", [viewer.memberId]);
  const { answer } = await signInWith(service, device);
  expect(answer.body).toMatchObject({ secondFactor: 'notSet', needsSecondFactor: true });
});

test.each<[string, string, Otherwise]>([
  ['signed for another origin', 'wrongAnswer', { origin: 'https://portal.evil.example' }],
  ['signed for another host', 'wrongAnswer', { rpId: 'evil.example' }],
  ['a challenge that was never given', 'unknownChallenge', { challenge: 'A'.repeat(43) }],
  ['a device that has verified nobody', 'wrongAnswer', { isVerified: false }],
  ['an answer that is for adding a passkey', 'wrongAnswer', { type: 'webauthn.create' }],
  [
    'the passkey of one member as another',
    'wrongAnswer',
    { userHandle: Buffer.from('mbr_other').toString('base64url') },
  ],
])('401 signIn.passkeyRefused: %s', async (_what, reason, other) => {
  const { device } = await addPasskey(await ownerOf());
  const { answer } = await signInWith(service, device, other);
  expectPortalError(answer, 'signIn.passkeyRefused');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(lastReason()).toBe(reason);
});

test('401 signIn.passkeyRefused: whatever is wrong is answered alike, and told apart to whoever guards', async () => {
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

test('401 signIn.passkeyRefused: the signature of another device', async () => {
  const { device } = await addPasskey(await ownerOf());
  const options = await beginPasskeySignIn(service);
  const { signature } = createDevice().get(options);
  const body = { ...device.get(options), signature };
  expectPortalError(await visitPortal(service).call('POST', '/session/passkey', { body }), 'signIn.passkeyRefused');
  expect(lastReason()).toBe('wrongAnswer');
});

test('401 signIn.passkeyRefused: what was sent once is not taken again, a refused answer included', async () => {
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

test('401 signIn.passkeyRefused: a challenge is good for five minutes', async () => {
  const { device } = await addPasskey(await ownerOf());
  const options = await beginPasskeySignIn(service);
  service.clock.advance(300);
  const answer = await visitPortal(service).call('POST', '/session/passkey', { body: device.get(options) });
  expectPortalError(answer, 'signIn.passkeyRefused');
  expect(lastReason()).toBe('unknownChallenge');
});

test('401 signIn.passkeyRefused: a challenge for adding a passkey signs nobody in', async () => {
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

test('401 signIn.passkeyRefused: a device whose count does not go on is a copy', async () => {
  const { device } = await addPasskey(await ownerOf());
  expect((await signInWith(service, device, { uses: 0 })).answer.status).toBe(200);
  expect((await signInWith(service, device, { uses: 7 })).answer.status).toBe(200);
  for (const uses of [7, 6, 0]) {
    expectPortalError((await signInWith(service, device, { uses })).answer, 'signIn.passkeyRefused');
    expect(lastReason()).toBe('usesWentBack');
  }
  expect((await signInWith(service, device, { uses: 8 })).answer.status).toBe(200);
});

test('401 signIn.passkeyRefused: of two copies at the same moment one is let in', async () => {
  const { device } = await addPasskey(await ownerOf());
  const both = await Promise.all([signInWith(service, device, { uses: 1 }), signInWith(service, device, { uses: 1 })]);
  expect(both.map(({ answer }) => answer.status).sort()).toEqual([200, 401]);
});

test('401 signIn.passkeyRefused: nobody signs in of an agency that has ended', async () => {
  const agencyId = 2;
  const { device } = await addPasskey(await portalAs(service, 'viewer', { agencyId }));
  await service.database.pool.query('update agency set ended_at = now() where id = $1', [agencyId]);
  expectPortalError((await signInWith(service, device)).answer, 'signIn.passkeyRefused');
  expect(lastReason()).toBe('unknownPasskey');
});

test('401 signIn.passkeyRefused: who was removed has left no passkey behind', async () => {
  const [owner, viewer] = [await ownerOf(), await portalAs(service, 'viewer')];
  const { device } = await addPasskey(viewer);
  expect((await owner.call('DELETE', `/agencies/1/members/${viewer.memberId}`)).status).toBe(204);
  expectPortalError((await signInWith(service, device)).answer, 'signIn.passkeyRefused');
});

test('429 signIn.tooManyTries: the fifth refused try makes the next ones wait', async () => {
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

test('403 request.crossSite: a page of another site signs nobody in', async () => {
  const { device } = await addPasskey(await ownerOf());
  const body = device.get(await beginPasskeySignIn(service));
  const headers = { Origin: 'https://evil.example' };
  const answer = await visitPortal(service).call('POST', '/session/passkey', { body, headers });
  expectPortalError(answer, 'request.crossSite');
});

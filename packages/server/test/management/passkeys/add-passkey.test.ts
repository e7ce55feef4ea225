import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  createDevice,
  type Otherwise,
  signInWith,
} from '../../support/passkeys.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

const ownerOf = () => portalAs(service, 'owner', { secondFactor: 'passed' });

test('201: a new passkey is listed, audited and reported as a security event', async () => {
  const owner = await ownerOf();
  const { passkey } = await addPasskey(owner);
  expect(passkey).toEqual({
    id: expect.stringMatching(/^psk_[\w-]{22}$/),
    name: 'Laptop',
    createdAt: service.clock.now().toISOString(),
  });
  expect((await owner.call('GET', '/passkeys')).body).toEqual({ results: [passkey] });
  const { rows } = await service.database.pool.query(
    `select action, actor, subject, agency_id, after from audit_event where subject = $1`,
    [`member ${owner.memberId}`],
  );
  expect(rows).toEqual([
    {
      ...{ action: 'addPasskey', actor: owner.email, subject: `member ${owner.memberId}`, agency_id: 1 },
      after: { passkey: passkey.id },
    },
  ]);
  expect(service.securityEvents.at(-1)).toMatchObject({
    ...{ event: 'portal.passkeyChanged', reason: 'added', memberId: owner.memberId },
  });
});

test.each<[string, Otherwise]>([
  ['made for a different origin', { origin: 'https://portal.evil.example' }],
  ['made for a different host', { rpId: 'evil.example' }],
  ['made with a challenge that was never issued', { challenge: 'A'.repeat(43) }],
  ['made by a device that did not verify the user', { isVerified: false }],
  ['made from a sign-in response', { type: 'webauthn.get' }],
  ['made with an attestation format of external servers', { format: 'android-safetynet' }],
])('422 passkey.refused: a passkey %s is refused', async (_what, other) => {
  const owner = await ownerOf();
  const body = { name: 'Laptop', ...createDevice().create(await beginPasskey(owner), other) };
  expectPortalError(await owner.call('POST', '/passkeys', { body }), 'passkey.refused');
  expect((await owner.call('GET', '/passkeys')).body).toEqual({ results: [] });
});

test('422 passkey.refused: malformed passkey data is refused', async () => {
  const owner = await ownerOf();
  const made = createDevice().create(await beginPasskey(owner));
  for (const wrong of [{ attestationObject: 'AAAA' }, { clientDataJSON: 'AAAA' }, { clientDataJSON: 'bnVsbA' }]) {
    const answer = await owner.call('POST', '/passkeys', { body: { name: 'Laptop', ...made, ...wrong } });
    expectPortalError(answer, 'passkey.refused');
  }
});

test('422 passkey.refused: a challenge works once, within five minutes, for the member who began and only for adding', async () => {
  const [owner, other] = [await ownerOf(), await ownerOf()];
  const add = (member: typeof owner, body: object) =>
    member.call('POST', '/passkeys', { body: { name: 'Key', ...body } });
  const used = createDevice().create(await beginPasskey(owner));
  expect((await add(owner, used)).status).toBe(201);
  expectPortalError(await add(owner, used), 'passkey.refused');

  const late = createDevice().create(await beginPasskey(owner));
  service.clock.advance(300);
  expectPortalError(await add(owner, late), 'passkey.refused');

  const begun = await beginPasskey(owner);
  expectPortalError(await add(other, createDevice().create(begun)), 'passkey.refused');

  const { challenge } = await beginPasskeySignIn(service);
  expectPortalError(await add(owner, createDevice().create({ ...begun, challenge })), 'passkey.refused');
});

test('422 passkey.refused: a passkey cannot be added to a second account and still signs its owner in', async () => {
  const [owner, thief] = [await ownerOf(), await portalAs(service, 'viewer')];
  const { device } = await addPasskey(owner);
  const body = { name: 'Laptop', ...device.create(await beginPasskey(thief)) };
  expectPortalError(await thief.call('POST', '/passkeys', { body }), 'passkey.refused');
  device.userHandle = Buffer.from(owner.memberId).toString('base64url');
  expect((await signInWith(service, device)).answer.body).toMatchObject({ member: { id: owner.memberId } });
});

test('409 passkey.tooMany: of two simultaneous additions by a member with nineteen passkeys, one is refused', async () => {
  const viewer = await portalAs(service, 'viewer');
  await service.database.pool.query(
    `insert into portal_passkey (id, member_id, credential_id, public_key, uses, name, created_at)
     select 'psk_most' || n, $1, 'most' || n, '', 0, 'Laptop', now() from generate_series(1, 19) n`,
    [viewer.memberId],
  );
  const begun = [await beginPasskey(viewer), await beginPasskey(viewer)];
  const bodies = begun.map((options) => ({ name: 'Phone', ...createDevice().create(options) }));
  const answers = await Promise.all(bodies.map((body) => viewer.call('POST', '/passkeys', { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expectPortalError(answers.find(({ status }) => status === 409)!, 'passkey.tooMany');
});

test('403 access.forbidden: a member who has not passed the second factor cannot add a passkey', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'required' });
  const body = { name: 'Laptop', credentialId: 'A', clientDataJSON: 'A', attestationObject: 'A' };
  expectPortalError(await owner.call('POST', '/passkeys', { body }), 'access.forbidden');
});

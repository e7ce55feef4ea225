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

test('201: it is in the list, in the audit and told to whoever guards', async () => {
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
  ['made for another origin', { origin: 'https://portal.evil.example' }],
  ['made for another host', { rpId: 'evil.example' }],
  ['of a challenge that was never given', { challenge: 'A'.repeat(43) }],
  ['of a device that has verified nobody', { isVerified: false }],
  ['of an answer that is for signing in', { type: 'webauthn.get' }],
  ['with an attestation that names servers', { format: 'android-safetynet' }],
])('422 passkey.refused: %s', async (_what, other) => {
  const owner = await ownerOf();
  const body = { name: 'Laptop', ...createDevice().create(await beginPasskey(owner), other) };
  expectPortalError(await owner.call('POST', '/passkeys', { body }), 'passkey.refused');
  expect((await owner.call('GET', '/passkeys')).body).toEqual({ results: [] });
});

test('422 passkey.refused: bytes that are none of a passkey', async () => {
  const owner = await ownerOf();
  const made = createDevice().create(await beginPasskey(owner));
  for (const wrong of [{ attestationObject: 'AAAA' }, { clientDataJSON: 'AAAA' }, { clientDataJSON: 'bnVsbA' }]) {
    const answer = await owner.call('POST', '/passkeys', { body: { name: 'Laptop', ...made, ...wrong } });
    expectPortalError(answer, 'passkey.refused');
  }
});

test('422 passkey.refused: a challenge is good once, for five minutes, for who has begun, and not for signing in', async () => {
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

test('422 passkey.refused: what somebody has is not added for another, and stays theirs', async () => {
  const [owner, thief] = [await ownerOf(), await portalAs(service, 'viewer')];
  const { device } = await addPasskey(owner);
  const body = { name: 'Laptop', ...device.create(await beginPasskey(thief)) };
  expectPortalError(await thief.call('POST', '/passkeys', { body }), 'passkey.refused');
  device.userHandle = Buffer.from(owner.memberId).toString('base64url');
  expect((await signInWith(service, device)).answer.body).toMatchObject({ member: { id: owner.memberId } });
});

test('409 passkey.tooMany: of two begun at nineteen, the second is one too many', async () => {
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

test('403 access.forbidden: who has yet to pass the second factor adds none', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'required' });
  const body = { name: 'Laptop', credentialId: 'A', clientDataJSON: 'A', attestationObject: 'A' };
  expectPortalError(await owner.call('POST', '/passkeys', { body }), 'access.forbidden');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey } from '../../support/passkeys.ts';
import { expectPortalError, PASSWORD, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test('200: returns the member, the user verification requirement and the existing passkeys to exclude', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  const { device } = await addPasskey(owner);
  const answer = await owner.call<{ challenge: string }>('POST', '/passkeys/begin', { body: { password: PASSWORD } });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'Agency Booking' },
      user: {
        id: Buffer.from(owner.memberId).toString('base64url'),
        ...{ name: owner.email, displayName: 'Ada Yıldız' },
      },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 300_000,
      excludeCredentials: [{ type: 'public-key', id: device.credentialId }],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  ]);
  const { rows } = await service.database.pool.query(
    'select row_to_json(portal_passkey_challenge)::text as kept from portal_passkey_challenge',
  );
  expect(rows.map(({ kept }) => kept).join()).not.toContain(answer.body.challenge);
});

test('422 password.wrong: adding a passkey requires the password, and guesses are limited like second-factor codes', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  const begin = (password: string) => owner.call('POST', '/passkeys/begin', { body: { password } });
  for (let time = 0; time < 5; time += 1) expectPortalError(await begin('a guess'), 'password.wrong');
  expectPortalError(await begin(PASSWORD), 'signIn.tooManyTries');
});

test('409 passkey.tooMany: a member can have at most twenty passkeys', async () => {
  const viewer = await portalAs(service, 'viewer');
  await service.database.pool.query(
    `insert into portal_passkey (id, member_id, credential_id, public_key, uses, name, created_at)
     select 'psk_many' || n, $1, 'many' || n, '', 0, 'Laptop', now() from generate_series(1, 20) n`,
    [viewer.memberId],
  );
  const answer = await viewer.call('POST', '/passkeys/begin', { body: { password: PASSWORD } });
  expectPortalError(answer, 'passkey.tooMany');
});

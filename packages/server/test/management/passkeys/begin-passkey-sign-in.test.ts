import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginPasskeySignIn } from '../../support/passkeys.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test('200: returns the host and a new challenge for each call, and stores only a hash of the challenge', async () => {
  const [one, other] = [await beginPasskeySignIn(service), await beginPasskeySignIn(service)];
  expect(one).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    ...{ rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
  });
  expect(one.challenge).not.toBe(other.challenge);
  const { rows } = await service.database.pool.query(
    'select row_to_json(portal_passkey_challenge)::text as kept from portal_passkey_challenge',
  );
  expect(rows).toHaveLength(2);
  expect(rows.map(({ kept }) => kept).join()).not.toContain(one.challenge);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { KEYS, type Keys, startKeys } from './keys.ts';

let keys: Keys;
let desk: Desk;
beforeAll(async () => {
  keys = await startKeys();
  desk = await openDesk(keys.service);
});
afterAll(() => keys.service.stop());

test('200: suspending a key revokes its tokens within five seconds and refuses new logins', async () => {
  const made = await keys.make();
  const token = (await keys.login(made)).body.accessToken;
  expect((await keys.search(token)).status).toBe(200);
  expect((await keys.act('suspend', made.apiKey)).body.status).toBe('suspended');
  keys.service.clock.advance(5);
  expect((await keys.search(token)).body).toMatchObject({ key: 'token.keySuspended' });
  expect((await keys.login(made)).body).toMatchObject({ key: 'auth.keySuspended' });
});

test('200: suspending a key twice adds one audit entry', async () => {
  const { apiKey } = await keys.make();
  for (const _again of [1, 2]) expect((await keys.act('suspend', apiKey)).status).toBe(200);
  expect((await desk.audit(2)).map(({ action, facts }) => [action, facts])).toEqual([
    ['createKey', expect.any(Array)],
    ['suspendKey', [{ name: 'status', before: 'active', after: 'suspended' }]],
  ]);
});

test('404 key.notFound: an unknown key cannot be suspended', async () => {
  expectPortalError(await keys.owner.call('POST', `${KEYS}/key_unknown/suspend`), 'key.notFound');
});

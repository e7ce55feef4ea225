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

test('200: a resumed key allows new logins, and its earlier tokens remain revoked', async () => {
  const made = await keys.make();
  const token = (await keys.login(made)).body.accessToken;
  await keys.act('suspend', made.apiKey);
  keys.service.clock.advance(5);
  expect((await keys.act('resume', made.apiKey)).body.status).toBe('active');
  expect((await keys.search(token)).status).toBe(401);
  expect((await keys.login(made)).status).toBe(200);
});

test('200: resuming a key twice adds one audit entry', async () => {
  const { apiKey } = await keys.make();
  for (const what of ['suspend', 'resume', 'resume']) expect((await keys.act(what, apiKey)).status).toBe(200);
  expect((await desk.audit(2)).map(({ action, facts }) => [action, facts])).toEqual([
    ['suspendKey', expect.any(Array)],
    ['resumeKey', [{ name: 'status', before: 'suspended', after: 'active' }]],
  ]);
});

test('404 key.notFound: an unknown key cannot be resumed', async () => {
  expectPortalError(await keys.owner.call('POST', `${KEYS}/key_unknown/resume`), 'key.notFound');
});

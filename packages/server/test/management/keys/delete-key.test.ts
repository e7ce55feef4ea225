import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { KEYS, type Keys, startKeys } from './keys.ts';

let keys: Keys;
beforeAll(async () => {
  keys = await startKeys();
});
afterAll(() => keys.service.stop());

test('204: a deleted key is refused permanently and is no longer listed', async () => {
  const made = await keys.make();
  expect((await keys.owner.call('DELETE', `${KEYS}/${made.apiKey.id}`)).status).toBe(204);
  expect((await keys.list()).map(({ id }) => id)).not.toContain(made.apiKey.id);
  expect((await keys.login(made)).body).toMatchObject({ key: 'auth.keySuspended' });
  expect(await keys.audited()).toMatchObject({ action: 'deleteKey', after: { status: 'disabled' } });
});

test('404 key.notFound: an unknown key cannot be deleted', async () => {
  expectPortalError(await keys.owner.call('DELETE', `${KEYS}/key_unknown`), 'key.notFound');
});

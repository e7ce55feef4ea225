import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Keys, startKeys } from './keys.ts';

let keys: Keys;
beforeAll(async () => {
  keys = await startKeys();
});
afterAll(() => keys.service.stop());

test('200: returns the minute when each key was last used', async () => {
  const made = await keys.make();
  await keys.search((await keys.login(made)).body.accessToken);
  await keys.service.writeRequests();
  const listed = (await keys.list()).find(({ id }) => id === made.apiKey.id);
  expect(listed?.lastUsedAt).toBe(keys.service.clock.now().toISOString());
});

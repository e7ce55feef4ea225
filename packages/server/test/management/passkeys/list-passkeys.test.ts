import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, signInWith } from '../../support/passkeys.ts';
import { portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test('200: returns only the passkeys of the member, oldest first, with the time of last use', async () => {
  const [viewer, other] = [await portalAs(service, 'viewer'), await portalAs(service, 'viewer')];
  await addPasskey(other);
  const first = await addPasskey(viewer);
  service.clock.advance(60);
  const second = await addPasskey(viewer);
  await signInWith(service, first.device);
  const lastUsedAt = service.clock.now().toISOString();
  expect((await viewer.call('GET', '/passkeys')).body).toEqual({
    results: [{ ...first.passkey, lastUsedAt }, second.passkey],
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('200: a member can read their agency and its settings', async () => {
  const viewer = await portalAs(service, 'viewer');
  expect((await viewer.call('GET', '/agencies/1')).body).toMatchObject({ id: 1, isKnownToBureau: true });
});

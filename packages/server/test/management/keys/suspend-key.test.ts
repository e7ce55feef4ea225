import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

test('suspendKey 200, resumeKey 200: a repeated call adds no audit entry', async () => {
  for (const how of ['suspend', 'suspend', 'resume', 'resume']) {
    expect((await desk.call('POST', `/agencies/1/keys/key_horizon_1/${how}`)).status).toBe(200);
  }
  const suspended = [{ name: 'status', before: 'active', after: 'suspended' }];
  const resumed = [{ name: 'status', before: 'suspended', after: 'active' }];
  expect((await desk.audit(5)).map(({ action, facts }) => [action, facts])).toEqual([
    ['suspendKey', suspended],
    ['resumeKey', resumed],
  ]);
});

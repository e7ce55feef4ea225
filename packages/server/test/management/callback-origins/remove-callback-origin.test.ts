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

test('removeCallbackOrigin 204: the audit log names the removed origin', async () => {
  const origin = 'https://old.horizon.example';
  await desk.call('POST', '/agencies/1/callback-origins', { origin });
  await desk.call('DELETE', `/agencies/1/callback-origins?origin=${encodeURIComponent(origin)}`);
  expect(await desk.audit(1)).toEqual([
    { by: desk.email, action: 'removeOrigin', subject: 'agency 1', facts: [{ name: 'origin', before: origin }] },
  ]);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('200: returns the endpoints of the agency only, oldest first, without their secrets', async () => {
  const { endpoint: theirs } = (await webhooks.partner.create({}, 'lodos')).body;
  const first = await webhooks.make({ description: 'The back office' });
  webhooks.clock.advance(1);
  const second = await webhooks.make();
  expect(await webhooks.list()).toEqual([first.endpoint, second.endpoint]);
  await webhooks.partner.remove(theirs.id, 'lodos');
});

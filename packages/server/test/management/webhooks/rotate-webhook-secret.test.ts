import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebhookEndpointSecret } from '../../../src/generated/management/types.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('200: the old secret remains valid for one day', async () => {
  const { endpoint, secret } = await webhooks.make();
  const { body } = await webhooks.call<WebhookEndpointSecret>('POST', `/${endpoint.id}/secret`);
  expect(body.secret).not.toBe(secret);
  expect(body.endpoint.previousSecretUntil).toBe(new Date(webhooks.clock.now().getTime() + 86_400_000).toISOString());
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  await webhooks.expectNotFound('POST', '/secret');
});

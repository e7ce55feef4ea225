import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebhookEndpoint } from '../../../src/generated/management/types.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('200: changes an endpoint and switches it off and on', async () => {
  const { id } = (await webhooks.make()).endpoint;
  const off = await webhooks.call<WebhookEndpoint>('PATCH', `/${id}`, {
    types: ['refund.completed'],
    status: 'disabled',
  });
  expect(off.body).toMatchObject({ types: ['refund.completed'], status: 'disabled', disabledReason: 'agency' });
  expect((await webhooks.call('PATCH', `/${id}`, { status: 'enabled' })).body).toMatchObject({ status: 'enabled' });
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  await webhooks.expectNotFound('PATCH', '', { status: 'disabled' });
});

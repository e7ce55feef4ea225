import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('200: sends delivered events again', async () => {
  const { id } = (await webhooks.make()).endpoint;
  await webhooks.call('POST', `/${id}/ping`);
  await webhooks.sendLater(1);
  const [{ position } = { position: 0 }] = (await webhooks.deliveries(id)).results;
  const range = { from: position, to: position };
  expect((await webhooks.call('POST', `/${id}/redeliver`, range)).body).toEqual({ count: 1 });
  await webhooks.sendLater(1);
  const [first, second] = webhooks.receiver.take();
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expectPortalError(await webhooks.call('POST', `/${id}/redeliver`, { from: 2, to: 1 }), 'request.invalid', {
    field: 'to',
    message: 'must not be before from',
  });
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  await webhooks.expectNotFound('POST', '/redeliver', { from: 1, to: 2 });
});

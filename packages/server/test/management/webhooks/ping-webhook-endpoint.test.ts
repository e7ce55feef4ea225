import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('204: sends the event webhookEndpoint.pinged to the endpoint', async () => {
  const { id } = (await webhooks.make()).endpoint;
  expect((await webhooks.call('POST', `/${id}/ping`)).status).toBe(204);
  await webhooks.sendLater(1);
  const sent = webhooks.receiver.take().map(({ body }) => JSON.parse(body));
  expect(sent).toMatchObject([{ type: 'webhookEndpoint.pinged', data: { webhookEndpointId: id } }]);
});

test('422 webhookEndpoint.disabled: a disabled endpoint cannot be pinged', async () => {
  const { id } = (await webhooks.make()).endpoint;
  await webhooks.call('PATCH', `/${id}`, { status: 'disabled' });
  expectPortalError(await webhooks.call('POST', `/${id}/ping`), 'webhookEndpoint.disabled');
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  await webhooks.expectNotFound('POST', '/ping');
});

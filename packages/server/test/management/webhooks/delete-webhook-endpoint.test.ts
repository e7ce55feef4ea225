import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('204: deletes the endpoint', async () => {
  const { id } = (await webhooks.make()).endpoint;
  expect((await webhooks.call('DELETE', `/${id}`)).status).toBe(204);
  expect(await webhooks.list()).toEqual([]);
  expectPortalError(await webhooks.call('DELETE', `/${id}`), 'webhookEndpoint.notFound');
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  await webhooks.expectNotFound('DELETE');
});

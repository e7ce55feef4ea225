import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('201: returns the secret once, and the partner API lists the same endpoint', async () => {
  const { endpoint, secret } = await webhooks.make({ description: 'The back office', types: ['carOrder.reserved'] });
  expect(secret).toMatch(/^whsec_/);
  expect(endpoint).toMatchObject({ status: 'enabled', types: ['carOrder.reserved'], description: 'The back office' });
  expect(await webhooks.list()).toEqual([endpoint]);
  expect((await webhooks.partner.list()).body.results).toEqual([endpoint]);
});

test('422 webhookEndpoint.addressRefused: an address that is not public HTTPS is refused', async () => {
  const details = { field: 'url', message: expect.any(String) as never };
  const create = (url: string) => webhooks.call('POST', '', { url });
  expectPortalError(await create('ftp://10.0.0.1/'), 'request.invalid', details);
  expectPortalError(await create('http://shop.example/'), 'webhookEndpoint.addressRefused', details);
});

test('422 webhookEndpoint.tooMany: an eleventh endpoint is refused', async () => {
  for (let count = 0; count < 10; count += 1) await webhooks.partner.create();
  expectPortalError(await webhooks.call('POST', '', { url: webhooks.receiver.url }), 'webhookEndpoint.tooMany');
});

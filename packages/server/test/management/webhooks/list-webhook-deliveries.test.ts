import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('200: lists deliveries by status and type, page by page', async () => {
  const { id } = (await webhooks.make()).endpoint;
  webhooks.receiver.answer({ status: 503 });
  await webhooks.call('POST', `/${id}/ping`);
  await webhooks.sendLater(1);
  webhooks.receiver.answer();
  await webhooks.call('POST', `/${id}/ping`);
  await webhooks.sendLater(1);
  const lastTry = { at: expect.any(String), latencyMilliseconds: expect.any(Number) };
  expect((await webhooks.deliveries(id)).results).toMatchObject([
    { type: 'webhookEndpoint.pinged', status: 'delivered', tries: 1, lastTry: { ...lastTry, statusCode: 204 } },
    { status: 'pending', tries: 1, lastTry: { ...lastTry, statusCode: 503, problem: 'status' } },
  ]);
  expect((await webhooks.deliveries(id, '?status=delivered&type=webhookEndpoint.pinged')).results).toHaveLength(1);
  expect((await webhooks.deliveries(id, '?type=carOrder.reserved')).results).toEqual([]);
  const { results, nextCursor } = await webhooks.deliveries(id, '?limit=1');
  expect((await webhooks.deliveries(id, `?limit=1&cursor=${nextCursor}`)).results[0]!.position).toBeLessThan(
    results[0]!.position,
  );
  expectPortalError(
    await webhooks.call('GET', `/${id}/deliveries?type=carOrder.reserved&cursor=${nextCursor}`),
    'request.invalid',
    { field: 'cursor', message: expect.any(String) as never },
  );
});

test('200: lists the deliveries of events about an order, and of events within a period', async () => {
  const { id } = (await webhooks.make()).endpoint;
  const first = await webhooks.order();
  const start = webhooks.clock.now();
  webhooks.clock.advance(60);
  const second = await webhooks.order();
  await webhooks.sendLater(1);
  const count = async (query: string) => (await webhooks.deliveries(id, query)).results.length;
  const all = await count('');
  const { results } = await webhooks.deliveries(id, `?orderId=${first.id}`);
  expect(new Set(results.map((delivery) => (delivery as { orderId?: string }).orderId))).toEqual(new Set([first.id]));
  const ofOrder = await count(`?orderId=${first.id}`);
  expect([ofOrder, await count(`?orderId=${second.id}`)]).toEqual([all / 2, all / 2]);
  const later = new Date(start.getTime() + 60_000).toISOString();
  expect([await count(`?from=${later}`), await count(`?to=${later}`)]).toEqual([all / 2, all / 2]);
  expectPortalError(await webhooks.call('GET', `/${id}/deliveries?from=${later}&to=${later}`), 'request.invalid', {
    field: 'to',
    message: 'must be after from',
  });
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  await webhooks.expectNotFound('GET', '/deliveries');
});

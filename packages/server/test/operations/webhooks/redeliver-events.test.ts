import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

test('200: a delivered event is sent again with the same ID and body', async () => {
  const { endpoint } = await hooking.made();
  await hooking.ping(endpoint.id);
  await hooking.sendLater(1);
  const position = await hooking.end();
  expect((await hooking.redeliver(endpoint.id, { from: position, to: position })).body).toEqual({ count: 1 });
  await hooking.sendLater(1);
  const [first, second] = hooking.receiver.take();
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expect(second!.body).toBe(first!.body);
});

test('400 request.invalid: a range that ends before it begins or is too long is refused', async () => {
  const { endpoint } = await hooking.made();
  for (const range of [
    { from: 2, to: 1 },
    { from: 1, to: 1_001 },
  ]) {
    expectError(await hooking.redeliver(endpoint.id, range), 'request.invalid', { field: 'to' });
  }
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  const { endpoint } = await hooking.made();
  for (const id of [endpoint.id, 'whe_unknown'])
    expectError(await hooking.redeliver(id, { from: 1, to: 2 }, 'lodos'), 'webhookEndpoint.notFound');
  expect((await hooking.list()).body.results).toEqual([endpoint]);
});

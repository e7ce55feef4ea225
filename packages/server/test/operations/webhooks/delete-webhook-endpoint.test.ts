import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

test('204: a deleted endpoint no longer exists and receives no more events', async () => {
  const { id } = (await hooking.made()).endpoint;
  await hooking.ping(id);
  expect((await hooking.remove(id)).status).toBe(204);
  await hooking.sendLater(1);
  expect(hooking.receiver.take()).toEqual([]);
  expectError(await hooking.remove(id), 'webhookEndpoint.notFound');
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  const { endpoint } = await hooking.made();
  for (const id of [endpoint.id, 'whe_unknown'])
    expectError(await hooking.remove(id, 'lodos'), 'webhookEndpoint.notFound');
  expect((await hooking.list()).body.results).toEqual([endpoint]);
});

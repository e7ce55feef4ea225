import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

test('200: returns deliveries page by page, newest first', async () => {
  const { endpoint } = await hooking.made();
  for (let count = 0; count < 3; count += 1) await hooking.ping(endpoint.id);
  await hooking.sendLater(1);
  const first = (await hooking.deliveries(endpoint.id, '?limit=2')).body;
  const second = (await hooking.deliveries(endpoint.id, `?limit=2&cursor=${first.nextCursor}`)).body;
  const positions = [...first.results, ...second.results].map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((one, other) => other - one));
  expect([first.results.length, second.results.length, second.nextCursor]).toEqual([2, 1, undefined]);
  expectError(await hooking.deliveries(endpoint.id, `?status=pending&cursor=${first.nextCursor}`), 'request.invalid', {
    field: 'cursor',
  });
});

test('200: combines the filters for event type and status', async () => {
  const { endpoint } = await hooking.made();
  await hooking.ping(endpoint.id);
  await hooking.sendLater(1);
  const count = async (query: string) => (await hooking.deliveries(endpoint.id, query)).body.results.length;
  expect(await count('?type=webhookEndpoint.pinged')).toBe(1);
  expect(await count('?type=webhookEndpoint.pinged&status=delivered')).toBe(1);
  expect(await count('?type=webhookEndpoint.pinged&status=pending')).toBe(0);
  expect(await count('?type=refund.completed')).toBe(0);
  expect((await hooking.deliveries(endpoint.id, '')).body.results[0]).not.toHaveProperty('orderId');
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  const { endpoint } = await hooking.made();
  for (const id of [endpoint.id, 'whe_unknown'])
    expectError(await hooking.deliveries(id, '', 'lodos'), 'webhookEndpoint.notFound');
  expect((await hooking.list()).body.results).toEqual([endpoint]);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

test('200: returns a new secret, and the previous secret remains valid for a day', async () => {
  const { endpoint, secret } = (await hooking.create()).body;
  const { body } = await hooking.rotate(endpoint.id);
  expect(body.secret).not.toBe(secret);
  const until = new Date(hooking.clock.now().getTime() + 86_400_000).toISOString();
  expect(body.endpoint).toEqual({
    ...endpoint,
    previousSecretUntil: until,
    updatedAt: hooking.clock.now().toISOString(),
  });
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  const { endpoint } = await hooking.made();
  for (const id of [endpoint.id, 'whe_unknown'])
    expectError(await hooking.rotate(id, 'lodos'), 'webhookEndpoint.notFound');
  expect((await hooking.list()).body.results).toEqual([endpoint]);
});

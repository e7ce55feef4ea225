import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

test('200: changes only the fields that are sent', async () => {
  const { id, ...before } = (await hooking.made({ types: ['carOrder.reserved'] })).endpoint;
  hooking.clock.advance(5);
  const { body } = await hooking.update(id, { description: 'The back office' });
  expect(body).toEqual({
    id,
    ...before,
    description: 'The back office',
    updatedAt: hooking.clock.now().toISOString(),
  });
  expect((await hooking.update(id, { types: [] })).body.types).toEqual([]);
});

test('200: disables and enables an endpoint', async () => {
  const { id } = (await hooking.made()).endpoint;
  expect((await hooking.update(id, { status: 'disabled' })).body).toMatchObject({
    status: 'disabled',
    disabledReason: 'agency',
  });
  const { body } = await hooking.update(id, { status: 'enabled' });
  expect(body.status).toBe('enabled');
  expect(body).not.toHaveProperty('disabledReason');
});

test('422 webhookEndpoint.addressRefused: a change to an address that is not public is refused', async () => {
  const { id } = (await hooking.made()).endpoint;
  expectError(await hooking.update(id, { url: 'https://127.0.0.1/' }), 'webhookEndpoint.addressRefused', {
    field: 'url',
    message: 'must lead to a public address',
  });
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  const { endpoint } = await hooking.made();
  for (const id of [endpoint.id, 'whe_unknown'])
    expectError(await hooking.update(id, { status: 'disabled' }, 'lodos'), 'webhookEndpoint.notFound');
  expect((await hooking.list()).body.results).toEqual([endpoint]);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

test('204: a ping is sent to one endpoint, whatever its types, and its delivery is listed', async () => {
  const { endpoint } = await hooking.made({ types: ['carOrder.reserved'] });
  await hooking.made();
  await hooking.ping(endpoint.id);
  await hooking.sendLater(1);
  const [message, ...others] = hooking.receiver.take();
  expect(others).toEqual([]);
  const event = JSON.parse(message!.body);
  expect(event).toMatchObject({
    type: 'webhookEndpoint.pinged',
    data: { status: 'pinged', webhookEndpointId: endpoint.id },
  });
  const at = hooking.clock.now().toISOString();
  expect((await hooking.deliveries(endpoint.id)).body).toEqual({
    results: [
      {
        eventId: event.id,
        type: 'webhookEndpoint.pinged',
        position: event.position,
        status: 'delivered',
        tries: 1,
        lastTry: { at, latencyMilliseconds: expect.any(Number), statusCode: 204 },
        createdAt: at,
      },
    ],
  });
});

test('422 webhookEndpoint.disabled: a disabled endpoint cannot be pinged', async () => {
  const { id } = (await hooking.made()).endpoint;
  await hooking.update(id, { status: 'disabled' });
  expectError(await hooking.ping(id), 'webhookEndpoint.disabled');
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  const { endpoint } = await hooking.made();
  for (const id of [endpoint.id, 'whe_unknown'])
    expectError(await hooking.ping(id, 'lodos'), 'webhookEndpoint.notFound');
  expect((await hooking.list()).body.results).toEqual([endpoint]);
});

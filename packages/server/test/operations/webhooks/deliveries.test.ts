import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Received } from '../../support/webhook-receiver.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

const typesIn = (messages: readonly Received[]) => messages.map(({ body }) => JSON.parse(body).type);

/** Verifies a message with the Standard Webhooks reference implementation. Only this call uses the test time. */
function unwrap({ body, headers }: Received, secret: string): unknown {
  const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  vi.useFakeTimers({ now: hooking.clock.now(), toFake: ['Date'] });
  try {
    return new Webhook(secret).verify(body, text);
  } finally {
    vi.useRealTimers();
  }
}

test('the events of an order are delivered once each, signed and as they are in the feed', async () => {
  const { endpoint, secret } = await hooking.made();
  const before = await hooking.end();
  await hooking.payByLimit((await hooking.order()).id);
  await hooking.sendLater(1);
  await hooking.sendLater(1);
  const messages = hooking.receiver.take();
  const sent = messages.map((message) => unwrap(message, secret) as { position: number });
  expect(sent.toSorted((one, other) => one.position - other.position)).toEqual(await hooking.eventsBehind(before));
  expect(messages.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
    (await hooking.eventsBehind(before)).map(({ id }) => id).sort(),
  );
  expect((await hooking.deliveries(endpoint.id)).body.results.map(({ status, tries }) => [status, tries])).toEqual(
    Array.from({ length: 6 }, () => ['delivered', 1]),
  );
});

test('an endpoint receives only the requested event types and no events from before its creation', async () => {
  await hooking.order();
  await hooking.made({ types: ['payment.completed', 'carOrder.reserved'] });
  await hooking.payByLimit((await hooking.order()).id);
  await hooking.sendLater(1);
  expect(typesIn(hooking.receiver.take()).sort()).toEqual(['carOrder.reserved', 'payment.completed']);
});

test('for a day after a rotation both secrets verify a message, and then only the new one', async () => {
  const { endpoint, secret } = await hooking.made();
  const renewed = (await hooking.rotate(endpoint.id)).body.secret;
  await hooking.ping(endpoint.id);
  await hooking.sendLater(1);
  const [both] = hooking.receiver.take();
  expect([unwrap(both!, secret), unwrap(both!, renewed)]).toHaveLength(2);
  hooking.clock.advance(86_400);
  await hooking.ping(endpoint.id);
  await hooking.sendLater(1);
  const [one] = hooking.receiver.take();
  expect(unwrap(one!, renewed)).toMatchObject({ type: 'webhookEndpoint.pinged' });
  expect(() => unwrap(one!, secret)).toThrow('No matching signature');
});

describe('deliveries to a failing server', () => {
  const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

  test('a delivery is attempted ten times in three days with the same ID, then the endpoint is disabled and an event reports it', async () => {
    const { endpoint } = await hooking.made();
    const before = await hooking.end();
    await hooking.ping(endpoint.id);
    hooking.receiver.answer(...Array.from({ length: 10 }, () => ({ status: 500 })));
    await hooking.sendLater(1);
    const ids = new Set<unknown>();
    for (const pause of PAUSES) {
      const [delivery] = (await hooking.deliveries(endpoint.id, '?status=pending')).body.results;
      const wait = (Date.parse(delivery!.nextTryAt!) - hooking.clock.now().getTime()) / 1000;
      expect(wait).toBeGreaterThanOrEqual(pause);
      expect(wait).toBeLessThanOrEqual(pause * 1.1 + 0.001);
      await hooking.sendLater(pause - 1);
      expect(hooking.receiver.take().map(({ headers }) => ids.add(headers['webhook-id']))).toHaveLength(1);
      await hooking.sendLater(pause * 0.1 + 1);
    }
    for (const { headers } of hooking.receiver.take()) ids.add(headers['webhook-id']);
    expect(ids.size).toBe(1);
    expect((await hooking.deliveries(endpoint.id, '?status=givenUp')).body.results).toMatchObject([
      { status: 'givenUp', tries: 10, lastTry: { statusCode: 500, problem: 'status' } },
    ]);
    expect((await hooking.list()).body.results[0]).toMatchObject({ status: 'disabled', disabledReason: 'failing' });
    expect((await hooking.eventsBehind(before)).map(({ type }) => type)).toEqual([
      'webhookEndpoint.pinged',
      'webhookEndpoint.disabled',
    ]);
  });

  test('a redirect counts as a failure and is not followed', async () => {
    const { endpoint } = await hooking.made();
    await hooking.ping(endpoint.id);
    hooking.receiver.answer({ status: 302, headers: { location: `${hooking.receiver.url}/elsewhere` } });
    await hooking.sendLater(1);
    expect(hooking.receiver.take().map(({ path }) => path)).toEqual(['/hooks']);
    expect((await hooking.deliveries(endpoint.id)).body.results[0]).toMatchObject({
      status: 'pending',
      lastTry: { statusCode: 302, problem: 'status' },
    });
  });

  test('a server that sends Retry-After is not called before that time', async () => {
    const { endpoint } = await hooking.made();
    await hooking.ping(endpoint.id);
    hooking.receiver.answer({ status: 503, headers: { 'retry-after': '120' } });
    await hooking.sendLater(1);
    const [delivery] = (await hooking.deliveries(endpoint.id)).body.results;
    expect(Date.parse(delivery!.nextTryAt!) - hooking.clock.now().getTime()).toBe(120_000);
  });

  test('an endpoint that returns 410 is disabled at once', async () => {
    const { endpoint } = await hooking.made();
    await hooking.ping(endpoint.id);
    hooking.receiver.answer({ status: 410 });
    await hooking.sendLater(1);
    expect((await hooking.list()).body.results[0]).toMatchObject({ status: 'disabled', disabledReason: 'gone' });
    expect((await hooking.deliveries(endpoint.id)).body.results[0]).toMatchObject({ status: 'givenUp', tries: 1 });
  });

  test('a server that does not accept connections is recorded as unreachable', async () => {
    const { endpoint } = await hooking.made({ url: 'http://localhost:1/hooks' });
    await hooking.ping(endpoint.id);
    await hooking.sendLater(1);
    const [delivery] = (await hooking.deliveries(endpoint.id)).body.results;
    expect(delivery!.lastTry).toEqual({
      at: hooking.clock.now().toISOString(),
      latencyMilliseconds: expect.any(Number),
      problem: 'unreachable',
    });
  });

  test('an unreachable server does not delay deliveries to other endpoints', async () => {
    await hooking.made({ url: 'http://localhost:1/hooks' });
    await hooking.made();
    await hooking.order();
    await hooking.sendLater(1);
    expect(typesIn(hooking.receiver.take())).toEqual(['carOrder.pending']);
  });
});

test('a disabled endpoint receives nothing, and the missed events are sent only on request', async () => {
  const { endpoint } = await hooking.made();
  const before = await hooking.end();
  await hooking.update(endpoint.id, { status: 'disabled' });
  await hooking.order();
  await hooking.sendLater(1);
  await hooking.update(endpoint.id, { status: 'enabled' });
  await hooking.sendLater(1);
  expect(hooking.receiver.take()).toEqual([]);
  const range = { from: before + 1, to: await hooking.end() };
  expect((await hooking.redeliver(endpoint.id, range)).body).toEqual({ count: 2 });
  await hooking.sendLater(1);
  expect(typesIn(hooking.receiver.take()).sort()).toEqual(['carOrder.pending', 'webhookEndpoint.disabled']);
});

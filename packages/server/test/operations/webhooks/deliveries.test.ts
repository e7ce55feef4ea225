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

/** As the reference implementation of Standard Webhooks reads it, at the time of the tests; nothing else may see that time. */
function unwrap({ body, headers }: Received, secret: string): unknown {
  const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  vi.useFakeTimers({ now: hooking.clock.now(), toFake: ['Date'] });
  try {
    return new Webhook(secret).verify(body, text);
  } finally {
    vi.useRealTimers();
  }
}

test('an order, once each, signed, as the feed has it', async () => {
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

test('only the types that are asked for, and none of before', async () => {
  await hooking.order();
  await hooking.made({ types: ['payment.completed', 'carOrder.reserved'] });
  await hooking.payByLimit((await hooking.order()).id);
  await hooking.sendLater(1);
  expect(typesIn(hooking.receiver.take()).sort()).toEqual(['carOrder.reserved', 'payment.completed']);
});

test('while a secret is renewed either opens a message, a day later the new one alone', async () => {
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

describe('a server that fails', () => {
  const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

  test('is asked ten times in three days with the same id; then it is given up, switched off, and told so', async () => {
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

  test('a redirect is a failure, and nobody goes there', async () => {
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

  test('that says when to come back is left alone until then', async () => {
    const { endpoint } = await hooking.made();
    await hooking.ping(endpoint.id);
    hooking.receiver.answer({ status: 503, headers: { 'retry-after': '120' } });
    await hooking.sendLater(1);
    const [delivery] = (await hooking.deliveries(endpoint.id)).body.results;
    expect(Date.parse(delivery!.nextTryAt!) - hooking.clock.now().getTime()).toBe(120_000);
  });

  test('that answers 410 is switched off at once', async () => {
    const { endpoint } = await hooking.made();
    await hooking.ping(endpoint.id);
    hooking.receiver.answer({ status: 410 });
    await hooking.sendLater(1);
    expect((await hooking.list()).body.results[0]).toMatchObject({ status: 'disabled', disabledReason: 'gone' });
    expect((await hooking.deliveries(endpoint.id)).body.results[0]).toMatchObject({ status: 'givenUp', tries: 1 });
  });

  test('where nobody listens is unreachable', async () => {
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

  test('and holds up no other', async () => {
    await hooking.made({ url: 'http://localhost:1/hooks' });
    await hooking.made();
    await hooking.order();
    await hooking.sendLater(1);
    expect(typesIn(hooking.receiver.take())).toEqual(['carOrder.pending']);
  });
});

test('nothing is sent while it is switched off, and what happened meanwhile only when it is asked for', async () => {
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

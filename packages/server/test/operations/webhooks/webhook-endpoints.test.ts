import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WebhookEndpoint } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(async () => {
  for (const { id } of (await hooking.list()).body.results) await hooking.remove(id);
});

const made = async (body?: Record<string, unknown>): Promise<WebhookEndpoint> =>
  (await hooking.create(body)).body.endpoint;
const unknown = 'whe_unknown';

describe('createWebhookEndpoint', () => {
  test('201: an endpoint for all types, and its secret', async () => {
    const { status, body } = await hooking.create();
    const at = hooking.clock.now().toISOString();
    expect([status, body]).toEqual([
      201,
      {
        endpoint: {
          id: expect.stringMatching(/^whe_[A-Za-z0-9_-]{22}$/),
          url: hooking.receiver.url,
          types: [],
          status: 'enabled',
          createdAt: at,
          updatedAt: at,
        },
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      },
    ]);
  });

  test('201: ten at once of which nine have a place are nine', async () => {
    await made();
    const answers = await Promise.all(Array.from({ length: 10 }, () => hooking.create()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(201), 422]);
    expectError(await hooking.create(), 'webhookEndpoint.tooMany');
  });

  test.each([
    ['http://hooks.horizon.example/', 'must begin with https://'],
    ['https://elif@hooks.horizon.example/', 'must not have user info'],
    ['https://hooks.horizon.example:8080/', 'must have port 443 or 8443'],
    ['https://10.0.0.7/', 'must lead to a public address'],
  ])('422 webhookEndpoint.addressRefused: %s', async (url, message) => {
    const answer = await hooking.create({ url });
    if (answer.status === 400) expectError(answer, 'request.invalid', { field: 'url' });
    else expectError(answer, 'webhookEndpoint.addressRefused', { field: 'url', message });
  });

  test('400 request.invalid: a type that there is not', async () => {
    expectError(await hooking.create({ types: ['carOrder.sold'] }), 'request.invalid', {
      field: 'types[0]',
      message: expect.stringMatching(/^must be one of: /),
    });
  });
});

test('200: the endpoints of an agency, the oldest first, without secrets, and of nobody else', async () => {
  const first = await made({ description: 'The back office', types: ['carOrder.reserved'] });
  hooking.clock.advance(1);
  const second = await made();
  expect((await hooking.list()).body).toEqual({ results: [first, second] });
  expect((await hooking.list('lodos')).body).toEqual({ results: [] });
});

describe('updateWebhookEndpoint', () => {
  test('200: what is sent changes, the rest stays', async () => {
    const { id, ...before } = await made({ types: ['carOrder.reserved'] });
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

  test('200: switched off and on', async () => {
    const { id } = await made();
    expect((await hooking.update(id, { status: 'disabled' })).body).toMatchObject({
      status: 'disabled',
      disabledReason: 'agency',
    });
    const { body } = await hooking.update(id, { status: 'enabled' });
    expect(body.status).toBe('enabled');
    expect(body).not.toHaveProperty('disabledReason');
  });

  test('422 webhookEndpoint.addressRefused: a change to what is not public', async () => {
    const { id } = await made();
    expectError(await hooking.update(id, { url: 'https://127.0.0.1/' }), 'webhookEndpoint.addressRefused', {
      field: 'url',
      message: 'must lead to a public address',
    });
  });
});

test('204: a deleted endpoint is gone, and gets nothing more', async () => {
  const { id } = await made();
  await hooking.ping(id);
  expect((await hooking.remove(id)).status).toBe(204);
  await hooking.sendLater(1);
  expect(hooking.receiver.take()).toEqual([]);
  expectError(await hooking.remove(id), 'webhookEndpoint.notFound');
});

test('200: a renewed secret is another, and the one before holds for a day', async () => {
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

test('no secret is kept in clear, nor logged', async () => {
  const { secret } = (await hooking.create()).body;
  const { rows } = await hooking.service.database.pool.query(
    `select encode(secrets, 'escape') as kept from webhook_endpoint`,
  );
  const bytes = secret.slice('whsec_'.length);
  expect(JSON.stringify(rows)).not.toContain(bytes);
  expect(hooking.service.log.join()).not.toContain(bytes);
});

test('422 webhookEndpoint.disabled: one that is switched off is not pinged', async () => {
  const { id } = await made();
  await hooking.update(id, { status: 'disabled' });
  expectError(await hooking.ping(id), 'webhookEndpoint.disabled');
});

test("404 webhookEndpoint.notFound: another agency's endpoint, as an unknown one", async () => {
  const { id } = await made();
  const range = { from: 1, to: 2 };
  for (const endpoint of [id, unknown]) {
    const answers = [
      await hooking.update(endpoint, { status: 'disabled' }, 'lodos'),
      await hooking.remove(endpoint, 'lodos'),
      await hooking.rotate(endpoint, 'lodos'),
      await hooking.ping(endpoint, 'lodos'),
      await hooking.deliveries(endpoint, '', 'lodos'),
      await hooking.redeliver(endpoint, range, 'lodos'),
    ];
    for (const answer of answers) expectError(answer, 'webhookEndpoint.notFound');
  }
  expect((await hooking.list()).body.results[0]!.status).toBe('enabled');
});

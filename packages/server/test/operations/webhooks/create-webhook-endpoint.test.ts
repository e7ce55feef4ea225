import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

test('201: creates an endpoint for all event types and returns its secret', async () => {
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

test('201: of ten simultaneous requests with room for nine endpoints, nine succeed', async () => {
  await hooking.made();
  const answers = await Promise.all(Array.from({ length: 10 }, () => hooking.create()));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(201), 422]);
  expectError(await hooking.create(), 'webhookEndpoint.tooMany');
});

test.each([
  ['http://hooks.horizon.example/', 'must begin with https://'],
  ['https://elif@hooks.horizon.example/', 'must not have user info'],
  ['https://hooks.horizon.example:8080/', 'must have port 443 or 8443'],
  ['https://10.0.0.7/', 'must lead to a public address'],
])('422 webhookEndpoint.addressRefused: the address %s is refused', async (url, message) => {
  const answer = await hooking.create({ url });
  if (answer.status === 400) expectError(answer, 'request.invalid', { field: 'url' });
  else expectError(answer, 'webhookEndpoint.addressRefused', { field: 'url', message });
});

test('400 request.invalid: an unknown event type is refused', async () => {
  expectError(await hooking.create({ types: ['carOrder.sold'] }), 'request.invalid', {
    field: 'types[0]',
    message: expect.stringMatching(/^must be one of: /),
  });
});

test('a webhook secret is neither stored in plain text nor logged', async () => {
  const { secret } = (await hooking.create()).body;
  const { rows } = await hooking.service.database.pool.query(
    `select encode(secrets, 'escape') as kept from webhook_endpoint`,
  );
  const bytes = secret.slice('whsec_'.length);
  expect(JSON.stringify(rows)).not.toContain(bytes);
  expect(hooking.service.log.join()).not.toContain(bytes);
});

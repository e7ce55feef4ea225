import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { unwrap, WebhookError } from './webhooks.ts';

const now = new Date('2027-03-01T09:08:41Z');
const secret = `whsec_${randomBytes(32).toString('base64')}`;
const other = `whsec_${randomBytes(24).toString('base64')}`;
const body = JSON.stringify({ id: 'evt_1', type: 'carOrder.reserved', data: { trackingID: 'Şişli 1' } });

const signed = (by: readonly string[] = [secret], sentAt = now, text = body) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
  'webhook-signature': by.map((one) => new Webhook(one).sign('evt_1', sentAt, text)).join(' '),
});

test.each([
  ['Node.js headers', signed()],
  ['fetch headers', new Headers(signed())],
])('a webhook message with %s is verified and parsed', async (_, headers) => {
  expect(await unwrap(body, headers, secret, { now })).toEqual(JSON.parse(body));
  expect(await unwrap(Buffer.from(body), headers, secret, { now })).toEqual(JSON.parse(body));
});

test('one matching signature and one matching secret are enough', async () => {
  expect(await unwrap(body, signed([other, secret]), secret, { now })).toEqual(JSON.parse(body));
  expect(await unwrap(body, signed(), [other, secret], { now })).toEqual(JSON.parse(body));
});

describe('refused webhook messages', () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  test.each([
    ['a changed body', `${body} `, signed(), 'The signature does not match.'],
    ['a signature of a different secret', body, signed([other]), 'The signature does not match.'],
    [
      'a signature of an unknown version',
      body,
      { ...signed(), 'webhook-signature': 'v1a,AAAA' },
      'The signature does not match.',
    ],
    ['a malformed signature', body, { ...signed(), 'webhook-signature': 'v1,%%%' }, 'The signature does not match.'],
    ['a different ID', body, { ...signed(), 'webhook-id': 'evt_2' }, 'The signature does not match.'],
    ['no ID', body, { ...signed(), 'webhook-id': undefined }, 'A signature header is missing.'],
    [
      'a timestamp six minutes in the past',
      body,
      signed([secret], minutes(-6)),
      'The timestamp is too old, or the clock is wrong.',
    ],
    [
      'a timestamp six minutes in the future',
      body,
      signed([secret], minutes(6)),
      'The timestamp is too old, or the clock is wrong.',
    ],
  ])('a webhook message with %s is refused', async (_, text, headers, message) => {
    await expect(unwrap(text, headers, secret, { now })).rejects.toThrow(new WebhookError(message));
  });
});

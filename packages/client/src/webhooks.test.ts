import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { unwrap, WebhookError } from './webhooks.ts';

const now = new Date('2027-03-01T09:08:41Z');
const secret = `whsec_${randomBytes(32).toString('base64')}`;
const other = `whsec_${randomBytes(24).toString('base64')}`;
const body = JSON.stringify({ id: 'evt_1', type: 'carOrder.reserved', data: { trackingID: 'Şişli 1' } });

/** As the reference implementation signs. */
const signed = (by: readonly string[] = [secret], sentAt = now, text = body) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
  'webhook-signature': by.map((one) => new Webhook(one).sign('evt_1', sentAt, text)).join(' '),
});

test.each([
  ['headers of Node', signed()],
  ['headers of fetch', new Headers(signed())],
])('a message is read, with %s', async (_, headers) => {
  expect(await unwrap(body, headers, secret, { now })).toEqual(JSON.parse(body));
  expect(await unwrap(Buffer.from(body), headers, secret, { now })).toEqual(JSON.parse(body));
});

test('one signature of several is enough, and one secret of several', async () => {
  expect(await unwrap(body, signed([other, secret]), secret, { now })).toEqual(JSON.parse(body));
  expect(await unwrap(body, signed(), [other, secret], { now })).toEqual(JSON.parse(body));
});

describe('refused is', () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  test.each([
    ['another body', `${body} `, signed(), 'No signature fits.'],
    ['another secret', body, signed([other]), 'No signature fits.'],
    ['a signature of another version', body, { ...signed(), 'webhook-signature': 'v1a,AAAA' }, 'No signature fits.'],
    ['a signature that is none', body, { ...signed(), 'webhook-signature': 'v1,%%%' }, 'No signature fits.'],
    ['another id', body, { ...signed(), 'webhook-id': 'evt_2' }, 'No signature fits.'],
    ['no id', body, { ...signed(), 'webhook-id': undefined }, 'A header of the signature is missing.'],
    ['one of six minutes ago', body, signed([secret], minutes(-6)), 'It was sent too long ago, or the clock is wrong.'],
    ['one of the future', body, signed([secret], minutes(6)), 'It was sent too long ago, or the clock is wrong.'],
  ])('%s', async (_, text, headers, message) => {
    await expect(unwrap(text, headers, secret, { now })).rejects.toThrow(new WebhookError(message));
  });
});

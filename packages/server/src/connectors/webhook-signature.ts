import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Maximum difference in seconds between the sending time and the current time. */
export const TOLERANCE_SECONDS = 5 * 60;
const SECRET_PREFIX = 'whsec_';
const VERSION = 'v1,';

type Signed = {
  /** Header names in lowercase. */
  readonly headers: IncomingHttpHeaders;
  /** The raw request body. */
  readonly body: Uint8Array;
};

/**
 * Returns the reason for rejecting a message signed according to https://www.standardwebhooks.com, or `undefined` if
 * the signature is valid.
 * `secrets` are `whsec_` followed by base64; one matching secret is sufficient.
 */
export function forgeryOf(
  { headers, body }: Signed,
  secrets: readonly string[],
  now: Date,
): 'wrongSignature' | 'wrongTime' | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof sentAt !== 'string' || typeof signatures !== 'string') return 'wrongSignature';
  const given = signatures
    .split(' ')
    .filter((signature) => signature.startsWith(VERSION))
    .map((signature) => Buffer.from(signature.slice(VERSION.length), 'base64'));
  const isSigned = secrets.some((secret) => {
    const expected = digestOf({ id, sentAt, body }, secret);
    return given.some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
  });
  if (!isSigned) return 'wrongSignature';
  const secondsAway = Math.abs(Number(sentAt) - now.getTime() / 1000);
  return secondsAway <= TOLERANCE_SECONDS ? undefined : 'wrongTime';
}

type Message = {
  readonly id: string;
  /** Unix time in seconds. */
  readonly sentAt: string;
  /** The request body exactly as sent. */
  readonly body: string | Uint8Array;
};

/** Returns headers with one signature per secret, so that the receiver can verify the message with any of them. */
export function signatureHeaders(message: Message, secrets: readonly string[]): Record<string, string> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': message.sentAt,
    'webhook-signature': secrets.map((secret) => VERSION + digestOf(message, secret).toString('base64')).join(' '),
  };
}

function digestOf({ id, sentAt, body }: Message, secret: string): Buffer {
  return createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(`${id}.${sentAt}.`)
    .update(body)
    .digest();
}

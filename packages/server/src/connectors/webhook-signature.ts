import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How far the time of sending may be from now. */
export const TOLERANCE_SECONDS = 5 * 60;
const SECRET_PREFIX = 'whsec_';
const VERSION = 'v1,';

type Signed = {
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** As it came. */
  readonly body: Uint8Array;
};

/**
 * What is wrong with a message signed by https://www.standardwebhooks.com; `undefined`: nothing.
 * @param secrets `whsec_` and base64; one that fits is enough
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
  /** Seconds since 1970. */
  readonly sentAt: string;
  /** As it is sent. */
  readonly body: string | Uint8Array;
};

/** What a message of ours is sent with: a signature of each secret, so that the receiver may know either. */
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

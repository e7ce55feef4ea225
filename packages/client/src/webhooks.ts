import type { Event } from './generated/types.ts';
import { bytesOf, keyOf, signedBytes, VERSION_PREFIX } from './signing.ts';

/** The headers of a request, from Node or `fetch`. */
export type WebhookHeaders =
  | { readonly get: (name: string) => string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Thrown if a message's signature or timestamp is invalid. Respond with 400 and ignore the message. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

type Options = {
  /** Maximum difference, in seconds, between the sending time and the current time. Default: 300. */
  readonly toleranceSeconds?: number;
  /** The current time. Default: the system clock. */
  readonly now?: Date;
};

const DIGEST_BYTES = 32;

/**
 * Verifies and parses a webhook message, signed as described at https://www.standardwebhooks.com. `webhook-id` is the
 * `id` of the event. Store it to detect duplicates, because an event can be delivered more than once.
 * `rawBody` is the unmodified body, because parsing and serializing it again can break the signature.
 * `secret` is a `whsec_…` secret, or several during a rotation.
 * Throws a WebhookError if no secret matches the signature or the message is too old.
 */
export async function unwrap(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = new Date() }: Options = {},
): Promise<Event> {
  const [id, sentAt, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !sentAt || !signatures) throw new WebhookError('A signature header is missing.');
  const body = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  const signed = signedBytes({ id, sentAt, body });
  const given = signatures.split(' ').filter((signature) => signature.startsWith(VERSION_PREFIX));
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!(await isSigned(signed, given, secrets))) throw new WebhookError('The signature does not match.');
  const secondsAway = Math.abs(Number(sentAt) - now.getTime() / 1000);
  if (!(secondsAway <= toleranceSeconds)) throw new WebhookError('The timestamp is too old, or the clock is wrong.');
  return JSON.parse(body) as Event;
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  const value = typeof headers.get === 'function' ? headers.get(name) : (headers as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  given: readonly string[],
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) {
    const key = await keyOf(secret);
    for (const signature of given) {
      const digest = bytesOf(signature.slice(VERSION_PREFIX.length));
      if (digest?.length !== DIGEST_BYTES) continue;
      // The comparison takes the same time regardless of where the first difference is.
      if (await crypto.subtle.verify('HMAC', key, digest, signed)) return true;
    }
  }
  return false;
}

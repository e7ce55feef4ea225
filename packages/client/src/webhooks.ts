import type { Event } from './generated/types.ts';
import { bytesOf, keyOf, signedBytes, VERSION_PREFIX } from './signing.ts';

/** Headers of a request: as Node has them, or as `fetch` has. */
export type WebhookHeaders =
  | { readonly get: (name: string) => string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The message was not sent by the service, or not now: answer 400, and do nothing with it. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

type Options = {
  /** How far the time of sending may be from now. Default 300. */
  readonly toleranceSeconds?: number;
  /** Default: now. */
  readonly now?: Date;
};

const DIGEST_BYTES = 32;

/**
 * Reads a message of a webhook, as https://www.standardwebhooks.com signs it. `webhook-id` is the `id` of the event: keep it, since
 * the same event may come again.
 * @param rawBody as it came: a body that was parsed and written again is another one
 * @param secret `whsec_…`, or several while one is renewed
 * @throws WebhookError when it is not signed with a secret, or was sent too long ago
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
  if (!id || !sentAt || !signatures) throw new WebhookError('A header of the signature is missing.');
  const body = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  const signed = signedBytes({ id, sentAt, body });
  const given = signatures.split(' ').filter((signature) => signature.startsWith(VERSION_PREFIX));
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!(await isSigned(signed, given, secrets))) throw new WebhookError('No signature fits.');
  const secondsAway = Math.abs(Number(sentAt) - now.getTime() / 1000);
  if (!(secondsAway <= toleranceSeconds)) throw new WebhookError('It was sent too long ago, or the clock is wrong.');
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
      // It takes the same time wherever the first difference is.
      if (await crypto.subtle.verify('HMAC', key, digest, signed)) return true;
    }
  }
  return false;
}

/** Signatures follow https://www.standardwebhooks.com: HMAC with SHA-256 over `id.timestamp.body`. */

export const SECRET_PREFIX = 'whsec_';
export const VERSION_PREFIX = 'v1,';
const SECRET_BYTES = 32;

/** Throws a TypeError if the secret is not `whsec_` followed by base64. */
export async function keyOf(secret: string) {
  const bytes = bytesOf(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret);
  if (!bytes) throw new TypeError('A webhook secret must be whsec_ followed by base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

type Message = {
  readonly id: string;
  /** Unix time in seconds. */
  readonly sentAt: string;
  readonly body: string;
};

export function signedBytes({ id, sentAt, body }: Message): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${id}.${sentAt}.${body}`);
}

/** Returns the headers for a signed message. */
export async function signatureHeaders(message: Message, secret: string): Promise<Record<string, string>> {
  const digest = await crypto.subtle.sign('HMAC', await keyOf(secret), signedBytes(message));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': message.sentAt,
    'webhook-signature': VERSION_PREFIX + base64Of(new Uint8Array(digest)),
  };
}

export const newSecret = () => SECRET_PREFIX + base64Of(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Decodes base64. Returns `undefined` if the text is not valid. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

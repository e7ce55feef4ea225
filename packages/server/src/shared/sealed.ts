import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte says how the rest is read, so that another key or algorithm can follow. */
const VERSION = 1;

/** Values that are kept encrypted. `owner` names the row they belong to: in another row they cannot be opened. */
export type Sealing = {
  readonly seal: (value: unknown, owner: string) => Buffer;
  /** @throws when it was altered, is another row's, or was sealed with another secret */
  readonly open: <Value>(sealed: Buffer, owner: string) => Value;
};

/** @param purpose other purposes have other keys */
export function createSealing(
  purpose: string,
  { secret, randomBytes }: { readonly secret: string; readonly randomBytes: (byteCount: number) => Uint8Array },
): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    seal(value, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), text]);
    },
    open(sealed, owner) {
      const [version, iv, tag, text] = parts(sealed);
      if (version !== VERSION) throw new Error(`nothing is sealed with version ${version}`);
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
      decipher.setAuthTag(tag);
      return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString());
    },
  };
}

function parts(sealed: Buffer) {
  const tagAt = 1 + IV_BYTES;
  const textAt = tagAt + TAG_BYTES;
  return [sealed[0], sealed.subarray(1, tagAt), sealed.subarray(tagAt, textAt), sealed.subarray(textAt)] as const;
}

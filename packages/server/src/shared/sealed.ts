import { createCipheriv, createDecipheriv, createSecretKey } from 'node:crypto';
import type { Key, KeyRing } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte of a sealed value, which identifies its format. */
const VERSION = 2;

/**
 * Functions that seal and open values. `owner` identifies the row that contains a value. Sealed values cannot be opened
 * for a different row.
 */
export type Sealing = {
  readonly seal: (value: unknown, owner: string) => Buffer;
  readonly sealBytes: (bytes: Uint8Array, owner: string) => Buffer;
  /** Throws if the value was altered, belongs to a different row, or was sealed with an unknown secret. */
  readonly open: <Value>(sealed: Buffer, owner: string) => Value;
  /** Throws in the same cases as `open`. */
  readonly openBytes: (sealed: Buffer, owner: string) => Buffer;
  /** The first bytes of sealed values to re-seal with the current key. */
  readonly outdated: readonly Buffer[];
};

type Options = { readonly randomBytes: (byteCount: number) => Uint8Array };

export function createSealing({ current, all }: KeyRing, { randomBytes }: Options): Sealing {
  const heads = all.map(headOf);
  const head = heads[0]!;
  // Create the key object once: creating it takes longer than sealing.
  const key = createSecretKey(current.bytes);

  function sealBytes(bytes: Uint8Array, owner: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.concat([head, Buffer.from(owner)]));
    const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([head, iv, cipher.getAuthTag(), hidden]);
  }

  function openBytes(sealed: Buffer, owner: string): Buffer {
    const index = heads.findIndex((known) => known.equals(sealed.subarray(0, known.length)));
    if (index === -1) throw new Error('the value was sealed with an unknown method or key');
    const used = heads[index]!;
    return decipher(sealed.subarray(used.length), Buffer.concat([used, Buffer.from(owner)]), all[index]!);
  }

  return {
    seal: (value, owner) => sealBytes(Buffer.from(JSON.stringify(value)), owner),
    sealBytes,
    open: (sealed, owner) => JSON.parse(openBytes(sealed, owner).toString()),
    openBytes,
    outdated: heads.slice(1),
  };
}

const headOf = ({ id }: Key) => Buffer.concat([Buffer.of(VERSION), id]);

function decipher(sealed: Buffer, authenticated: Buffer, { bytes }: Key): Buffer {
  const textAt = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, bytes, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(authenticated).setAuthTag(sealed.subarray(IV_BYTES, textAt));
  return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]);
}

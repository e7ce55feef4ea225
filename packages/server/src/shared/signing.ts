import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './keys.ts';

/** Signatures that only this service can create: HMAC-SHA256 of a string, possibly truncated. */
export type Signing = {
  readonly sign: (content: string | Uint8Array) => Buffer;
  /** Returns one signature for each accepted key, current key first. A row may contain any of them. */
  readonly signatures: (content: string | Uint8Array) => readonly Buffer[];
  readonly isSigned: (content: string | Uint8Array, signature: Uint8Array) => boolean;
};

const DIGEST_BYTES = 32;

export function createSigning({ all }: KeyRing, byteCount = DIGEST_BYTES): Signing {
  // Create the key objects once: creating one takes longer than signing.
  const keys = all.map(({ bytes }) => createSecretKey(bytes));
  const signWith = (key: KeyObject, content: string | Uint8Array) =>
    createHmac('sha256', key).update(content).digest().subarray(0, byteCount);
  const signatures = (content: string | Uint8Array) => keys.map((key) => signWith(key, content));
  return {
    sign: (content) => signWith(keys[0]!, content),
    signatures,
    isSigned: (content, signature) =>
      signature.length === byteCount && signatures(content).some((own) => timingSafeEqual(own, signature)),
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './keys.ts';

/** What only this service can make: HMAC-SHA256 of a text, or the beginning of it. */
export type Signing = {
  readonly sign: (content: string | Uint8Array) => Buffer;
  /** By every key that is taken, the current one first: what a row may have been written with. */
  readonly signatures: (content: string | Uint8Array) => readonly Buffer[];
  readonly isSigned: (content: string | Uint8Array, signature: Uint8Array) => boolean;
};

const DIGEST_BYTES = 32;

export function createSigning({ current, all, underived }: KeyRing, byteCount = DIGEST_BYTES): Signing {
  const signWith = (key: Buffer, content: string | Uint8Array) =>
    createHmac('sha256', key).update(content).digest().subarray(0, byteCount);
  const signatures = (content: string | Uint8Array) =>
    [...all.map(({ bytes }) => bytes), ...underived].map((key) => signWith(key, content));
  return {
    sign: (content) => signWith(current.bytes, content),
    signatures,
    isSigned: (content, signature) =>
      signature.length === byteCount && signatures(content).some((own) => timingSafeEqual(own, signature)),
  };
}

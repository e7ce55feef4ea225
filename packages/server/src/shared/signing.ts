import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
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
  // Made once: making a key of bytes takes longer than signing with it.
  const [key, ...others] = [current.bytes, ...all.slice(1).map(({ bytes }) => bytes), ...underived].map((bytes) =>
    createSecretKey(bytes),
  ) as [KeyObject, ...KeyObject[]];
  const signWith = (key: KeyObject, content: string | Uint8Array) =>
    createHmac('sha256', key).update(content).digest().subarray(0, byteCount);
  const signatures = (content: string | Uint8Array) => [key, ...others].map((each) => signWith(each, content));
  return {
    sign: (content) => signWith(key, content),
    signatures,
    isSigned: (content, signature) =>
      signature.length === byteCount && signatures(content).some((own) => timingSafeEqual(own, signature)),
  };
}

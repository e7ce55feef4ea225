import { createCipheriv, createHash } from 'node:crypto';

const IV_BYTES = 16;

/**
 * Returns a generator of bytes that depend only on the seed and the purpose. Only worlds use it: the service itself has
 * no seed.
 */
export function seededBytes(seed: string, purpose: string): (byteCount: number) => Uint8Array {
  const key = createHash('sha256').update(`${seed}\n${purpose}`).digest();
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(IV_BYTES));
  return (byteCount) => stream.update(Buffer.alloc(byteCount));
}

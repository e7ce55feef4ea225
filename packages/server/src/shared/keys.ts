import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;
const ID_BYTES = 6;

/** A service secret and, during a rotation, a second secret that is also accepted. */
type Secrets = { readonly current: string; readonly previous?: string | undefined };

/** A key derived from a secret for one purpose. The ID identifies the key without revealing anything about it. */
export type Key = { readonly id: Buffer; readonly bytes: Buffer };

/** The keys for one purpose. Keys for different purposes are separate. */
export type KeyRing = {
  readonly current: Key;
  /** All accepted keys, the current key first. */
  readonly all: readonly Key[];
};

export function createKeyRing(purpose: string, { current, previous }: Secrets): KeyRing {
  const key = keyOf(purpose, current);
  return { current: key, all: previous === undefined ? [key] : [key, keyOf(purpose, previous)] };
}

function keyOf(purpose: string, secret: string): Key {
  const derived = (info: string, byteCount: number) => Buffer.from(hkdfSync('sha256', secret, '', info, byteCount));
  return { id: derived(`${purpose}: id`, ID_BYTES), bytes: derived(purpose, KEY_BYTES) };
}

import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;
const ID_BYTES = 6;

/** One of the service's secrets and, during a rotation, a second one that is also accepted. */
type Secrets = { readonly current: string; readonly previous?: string | undefined };

/** A key derived from a secret for one purpose. The ID identifies the key without revealing anything about it. */
export type Key = { readonly id: Buffer; readonly bytes: Buffer };

/** The keys for one purpose. Each purpose has its own keys. */
export type KeyRing = {
  readonly current: Key;
  /** All accepted keys, the current key first. */
  readonly all: readonly Key[];
  /** The original secrets, which release 1.0.0 used for signing. They are accepted until the release after the next. */
  readonly original: readonly Buffer[];
};

export function createKeyRing(purpose: string, { current, previous }: Secrets): KeyRing {
  const others = previous === undefined ? [] : [previous];
  const key = keyOf(purpose, current);
  return {
    current: key,
    all: [key, ...others.map((secret) => keyOf(purpose, secret))],
    original: [current, ...others].map((secret) => Buffer.from(secret)),
  };
}

function keyOf(purpose: string, secret: string): Key {
  const derived = (info: string, byteCount: number) => Buffer.from(hkdfSync('sha256', secret, '', info, byteCount));
  return { id: derived(`${purpose}: id`, ID_BYTES), bytes: derived(purpose, KEY_BYTES) };
}

import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;
const ID_BYTES = 6;

/** A secret of the service, and while it is rotated another one, whose work is taken, too. */
export type Secrets = { readonly current: string; readonly previous?: string | undefined };

/** What one purpose makes of a secret. The id names it and says nothing of it. */
export type Key = { readonly id: Buffer; readonly bytes: Buffer };

/** The keys of one purpose: no other has the same. */
export type KeyRing = {
  /** Signs and seals. */
  readonly current: Key;
  /** Each is taken; the current one comes first. */
  readonly all: readonly Key[];
  /** The secrets themselves: release 1.0.0 signed with them. Taken until the release after the next. */
  readonly underived: readonly Buffer[];
};

export function createKeyRing(purpose: string, { current, previous }: Secrets): KeyRing {
  const others = previous === undefined ? [] : [previous];
  const key = keyOf(purpose, current);
  return {
    current: key,
    all: [key, ...others.map((secret) => keyOf(purpose, secret))],
    underived: [current, ...others].map((secret) => Buffer.from(secret)),
  };
}

function keyOf(purpose: string, secret: string): Key {
  const derived = (info: string, byteCount: number) => Buffer.from(hkdfSync('sha256', secret, '', info, byteCount));
  return { id: derived(`${purpose}: id`, ID_BYTES), bytes: derived(purpose, KEY_BYTES) };
}

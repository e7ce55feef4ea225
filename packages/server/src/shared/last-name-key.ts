import { createHmac, hkdfSync } from 'node:crypto';
import { fold } from './fold.ts';

const KEY_BYTES = 32;
const NAME_BYTES = 16;

/** What a last name is found by, so that no list of names is kept: 16 bytes that say nothing without the secret. */
export type LastNameKey = (agencyId: number, lastName: string) => Buffer;

/** `KAYA`, `kaya` and `Kaya` are one; the same name has another key at another agency. */
export function createLastNameKey(secret: string): LastNameKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'last names of orders', KEY_BYTES));
  return (agencyId, lastName) =>
    createHmac('sha256', key)
      .update(`${agencyId}:${fold(lastName)}`)
      .digest()
      .subarray(0, NAME_BYTES);
}

import { fold } from './fold.ts';
import type { Signing } from './signing.ts';

/**
 * What a last name is found by, so that no list of names is kept: 16 bytes that say nothing without the key. Rows may have been
 * written with any of several; the first is written now.
 */
export type LastNameKeys = (agencyId: number, lastName: string) => readonly Buffer[];

/** `KAYA`, `kaya` and `Kaya` are one; the same name has another key at another agency. */
export function createLastNameKeys({ signatures }: Signing): LastNameKeys {
  return (agencyId, lastName) => signatures(`${agencyId}:${fold(lastName)}`);
}

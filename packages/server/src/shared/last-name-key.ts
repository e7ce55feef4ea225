import { fold } from './fold.ts';
import type { Signing } from './signing.ts';

/**
 * Returns the keys by which a last name is found, so that no plain names are stored. Each key has 16 bytes and reveals
 * nothing without the secret. New rows use the first key; older rows may use any of the keys.
 */
export type LastNameKeys = (agencyId: number, lastName: string) => readonly Buffer[];

/**
 * Creates the function that computes last name keys. `KAYA`, `kaya` and `Kaya` have the same key. Different agencies
 * have different keys for the same name.
 */
export function createLastNameKeys({ signatures }: Signing): LastNameKeys {
  return (agencyId, lastName) => signatures(`${agencyId}:${fold(lastName)}`);
}

import { fold } from './fold.ts';
import type { Signing } from './signing.ts';

/** Returns 16-byte keys that reveal no name without the secret. New rows use the first key; older rows may use any. */
export type LastNameKeys = (agencyId: number, lastName: string) => readonly Buffer[];

/** `KAYA`, `kaya` and `Kaya` have the same key. The keys differ between agencies. */
export function createLastNameKeys({ signatures }: Signing): LastNameKeys {
  return (agencyId, lastName) => signatures(`${agencyId}:${fold(lastName)}`);
}

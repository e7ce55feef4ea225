import type { Tx } from '../../ports/transaction.ts';
import type { Challenge, Passkey } from './types.ts';

type Own = { readonly id: string; readonly memberId: string };

export type PasskeyStore = {
  readonly putChallenge: (challenge: Challenge & { readonly expiresAt: Date }) => Promise<void>;
  /** Consumes a challenge. Returns whether it was still valid. */
  readonly takeChallenge: (challenge: Challenge, now: Date) => Promise<boolean>;
  /** Lists a member's passkeys, oldest first. */
  readonly list: (memberId: string, tx?: Tx) => Promise<readonly Passkey[]>;
  readonly findByCredential: (credentialId: string) => Promise<Passkey | undefined>;
  /** Adds a passkey. Returns false if a member already has it. */
  readonly add: (tx: Tx, passkey: Passkey) => Promise<boolean>;
  readonly rename: (of: Own & { readonly name: string }) => Promise<Passkey | undefined>;
  /** Removes a passkey. Returns whether it existed. */
  readonly remove: (tx: Tx, of: Own) => Promise<boolean>;
  /** Records a passkey's use. Returns true if the device's counter has increased, or if the device keeps no counter. */
  readonly noteUse: (id: string, use: { readonly uses: number; readonly at: Date }) => Promise<boolean>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

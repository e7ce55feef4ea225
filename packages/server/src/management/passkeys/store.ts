import type { Tx } from '../../ports/transaction.ts';
import type { Challenge, Passkey } from './types.ts';

type Own = { readonly id: string; readonly memberId: string };

export type PasskeyStore = {
  readonly putChallenge: (challenge: Challenge & { readonly expiresAt: Date }) => Promise<void>;
  /** @returns whether it was still there: a challenge is taken once */
  readonly takeChallenge: (challenge: Challenge, now: Date) => Promise<boolean>;
  /** The oldest first. */
  readonly list: (memberId: string, tx?: Tx) => Promise<readonly Passkey[]>;
  readonly findByCredential: (credentialId: string) => Promise<Passkey | undefined>;
  /** @returns whether no member had it */
  readonly add: (tx: Tx, passkey: Passkey) => Promise<boolean>;
  readonly rename: (of: Own & { readonly name: string }) => Promise<Passkey | undefined>;
  /** @returns whether there was one */
  readonly remove: (tx: Tx, of: Own) => Promise<boolean>;
  /** @returns whether the device has counted on since the last use, or does not count */
  readonly noteUse: (id: string, use: { readonly uses: number; readonly at: Date }) => Promise<boolean>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

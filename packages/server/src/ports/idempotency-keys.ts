import type { Tx } from './transaction.ts';

/** A name an agency gave to a request, so that repeating it does nothing twice. */
export type IdempotencyKey = {
  readonly agencyId: number;
  readonly operation: string;
  readonly key: string;
};

/** What the first request with a key asked for, and what came of it. */
type FirstResult = { readonly fingerprint: Uint8Array; readonly resultId: string };

export type IdempotencyKeys = {
  /** `undefined` when the key has not been used, or not lately. */
  readonly find: (key: IdempotencyKey, now: Date) => Promise<FirstResult | undefined>;
  /**
   * Keeps the key beside what the transaction creates. Of two requests at once the second waits for the first.
   * @returns false when the key is in use by then; the caller undoes the transaction
   */
  readonly claim: (
    tx: Tx,
    key: IdempotencyKey,
    result: FirstResult & { readonly now: Date; readonly expiresAt: Date },
  ) => Promise<boolean>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

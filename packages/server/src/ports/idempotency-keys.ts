import type { Tx } from './transaction.ts';

/** A key that an agency assigns to a request, so that a repeated request has no further effect. */
export type IdempotencyKey = {
  readonly agencyId: number;
  readonly operation: string;
  readonly key: string;
};

/** The fingerprint of the first request with a key, and the ID of its result. */
type FirstResult = { readonly fingerprint: Uint8Array; readonly resultId: string };

export type IdempotencyKeys = {
  /** Finds the first result; `undefined` if the key is unused or has expired. */
  readonly find: (key: IdempotencyKey, now: Date) => Promise<FirstResult | undefined>;
  /**
   * Stores the key with the rows that the transaction creates. Of two concurrent requests, the second waits.
   * Returns false if the key is already in use; the caller then rolls back the transaction.
   */
  readonly claim: (
    tx: Tx,
    key: IdempotencyKey,
    result: FirstResult & { readonly now: Date; readonly expiresAt: Date },
  ) => Promise<boolean>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

import type { Tx } from '../ports/transaction.ts';
import type { OrderKey } from './store.ts';

/** Personal data in attempts: return URLs, end user addresses and messages from vendors. */
export type AttemptPeopleStore = {
  /** Re-seals data that was sealed with a different key. Processes a limited number of rows per call. */
  readonly reseal: () => Promise<void>;
  /**
   * Deletes the bank pages of attempts that have not changed since the given time, because they are no longer shown.
   */
  readonly dropChallenges: (unchangedSince: Date) => Promise<void>;
  readonly erase: (tx: Tx, order: OrderKey) => Promise<void>;
};

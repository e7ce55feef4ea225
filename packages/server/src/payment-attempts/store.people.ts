import type { Tx } from '../ports/transaction.ts';
import type { OrderKey } from './store.ts';

/** What attempts hold of people: where customers were sent and came from, and what vendors have said of them. */
export type AttemptPeopleStore = {
  /** Leaves nothing in clear that an earlier release has written, or was to read; a part of it, if there is much. */
  readonly seal: () => Promise<void>;
  /** Seals anew what another key has sealed, in the same way. */
  readonly reseal: () => Promise<void>;
  /** The bank's page is no longer shown: drops it from attempts that have not changed since. */
  readonly dropChallenges: (unchangedSince: Date) => Promise<void>;
  readonly erase: (tx: Tx, order: OrderKey) => Promise<void>;
};

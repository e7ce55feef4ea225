import type { BookedBy } from '../ports/ledger.ts';
import type { Day } from '../ports/statements.ts';
import type { DifferenceKind } from '../shared/differences.ts';
import type { Currency } from '../shared/money.ts';

export type Entry = {
  readonly reference: string;
  /**
   * Effect of the entry. `held`: reserved, but neither spent nor released. `nothing`: on record, but without effect.
   */
  readonly stands: 'charged' | 'refunded' | 'held' | 'reserved' | 'nothing';
  /** Status, in the terminology of the side that recorded the entry. */
  readonly says: string;
  /** Amounts of a payment entry, in minor units. */
  readonly money?: { readonly amount: number; readonly refunded: number; readonly currency: Currency };
  /** Set on our entries only: true if another payment for the same order is active. */
  readonly isPaidByAnother?: boolean;
  /** True if the entry can be compared: no worker holds it, and it has not changed recently. */
  readonly isSettled: boolean;
};

export type Difference = {
  readonly kind: DifferenceKind;
  readonly reference: string;
  /** Our entry; `undefined` if we have none for the reference. */
  readonly ours: Entry | undefined;
  /** The party's entries; empty if it has none for the reference. */
  readonly theirs: readonly Entry[];
};

export type FoundDifference = Difference & { readonly attemptId: string | undefined };

/** Period of UTC days, including `from` and excluding `to`. */
export type Period = { readonly from: Day; readonly to: Day };

export type RunReason = 'daily' | 'asked';

export type RunResult = {
  readonly reason: RunReason;
  readonly days: readonly Day[];
  readonly beganAt: Date;
  readonly endedAt: Date;
  /** Number of statements compared, one per party and day. */
  readonly statements: number;
  /** Statements that were not available. The stored results for their days stay unchanged. */
  readonly unanswered: readonly { readonly party: string; readonly day: Day }[];
  /** Number of our payments and reservations that were compared. */
  readonly compared: number;
  /** Number of open discrepancies after the run, by kind. */
  readonly differences: Readonly<Record<DifferenceKind, number>>;
  /** Number of new discrepancies, each of which opened a task. */
  readonly opened: number;
  /** Number of earlier discrepancies that were closed. */
  readonly gone: number;
};

export type StoredRun = Omit<RunResult, 'unanswered'> & { readonly unanswered: number };

/** Party whose statements are compared with our ledger. */
export type Counterpart = {
  readonly party: string;
  /** Selection of our payments that the party should have on record. */
  readonly which: BookedBy;
  readonly referenceOf: (attemptId: string) => string;
  /** Returns the attempt ID for a reference, or `undefined` if the reference belongs to no attempt. */
  readonly attemptIdOf: (reference: string) => string | undefined;
  /** Returns the party's entries for a given day. Returns `undefined` if the party does not respond. */
  readonly statementOf: (day: Day, settledBefore: Date) => Promise<readonly Entry[] | undefined>;
};

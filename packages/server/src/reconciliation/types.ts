import type { BookedBy } from '../ports/books.ts';
import type { Day } from '../ports/statements.ts';
import type { DifferenceKind } from '../shared/differences.ts';
import type { Currency } from '../shared/money.ts';

/** What one side has under a reference. */
export type Entry = {
  readonly reference: string;
  /** `held`: set aside, neither spent nor given back. `nothing`: known, and nothing stands of it. */
  readonly stands: 'charged' | 'refunded' | 'held' | 'reserved' | 'nothing';
  /** The side's own word for it. */
  readonly says: string;
  /** Of money. Amounts are minor units. */
  readonly money?: { readonly amount: number; readonly refunded: number; readonly currency: Currency };
  /** Of ours: whether another payment of the same order stands. */
  readonly isPaidByAnother?: boolean;
  /** Whether it may be compared: no worker holds it, and it has not changed for a while. */
  readonly isSettled: boolean;
};

export type Difference = {
  readonly kind: DifferenceKind;
  readonly reference: string;
  /** Absent: we have nothing under the reference. */
  readonly ours: Entry | undefined;
  /** Empty: the party has nothing under it. */
  readonly theirs: readonly Entry[];
};

/** A difference of one day with one party. */
export type FoundDifference = Difference & { readonly attemptId: string | undefined };

/** Days, in UTC: `from` is compared, `to` is not any more. */
export type Period = { readonly from: Day; readonly to: Day };

export type RunReason = 'daily' | 'asked';

/** What one run has compared, and what came of it. */
export type RunResult = {
  readonly reason: RunReason;
  readonly days: readonly Day[];
  readonly beganAt: Date;
  readonly endedAt: Date;
  /** Statements of a party and a day that were compared. */
  readonly statements: number;
  /** Statements that could not be had; their days are as they were. */
  readonly unanswered: readonly { readonly party: string; readonly day: Day }[];
  /** Payments and reservations of ours that were looked for. */
  readonly compared: number;
  /** How many stand after it, by kind. */
  readonly differences: Readonly<Record<DifferenceKind, number>>;
  /** How many of them are new, and each is a task now. */
  readonly opened: number;
  /** How many of an earlier run are no more. */
  readonly gone: number;
};

/** The same as it is kept: of what could not be had, how many. */
export type KeptRun = Omit<RunResult, 'unanswered'> & { readonly unanswered: number };

/** The books of one party beside ours. */
export type Counterpart = {
  /** Its code. */
  readonly party: string;
  /** The payments of ours that it should know. */
  readonly which: BookedBy;
  /** What it calls one of our attempts. */
  readonly referenceOf: (attemptId: string) => string;
  /** `undefined`: it is no attempt's. */
  readonly attemptIdOf: (reference: string) => string | undefined;
  /** What it has of a day. @returns `undefined` when it does not answer */
  readonly statementOf: (day: Day, settledBefore: Date) => Promise<readonly Entry[] | undefined>;
};

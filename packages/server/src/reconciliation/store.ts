import type { Day } from '../ports/statements.ts';
import type { Tx } from '../ports/transaction.ts';
import type { DifferenceKind } from '../shared/differences.ts';
import type { FoundDifference, KeptRun, RunResult } from './types.ts';

/** A difference that was not there before. */
export type OpenedDifference = { readonly id: number; readonly kind: DifferenceKind; readonly taskId: number };

export type ReconciliationStore = {
  /**
   * Keeps what was found of a party and a day: a task for each difference that is new; what is not among them any more has gone,
   * and so has its task.
   */
  readonly keep: (
    tx: Tx,
    look: { readonly party: string; readonly day: Day; readonly at: Date; readonly found: readonly FoundDifference[] },
  ) => Promise<{ readonly opened: readonly OpenedDifference[]; readonly gone: number }>;
  readonly countStanding: () => Promise<Readonly<Record<DifferenceKind, number>>>;
  /** The days with a difference that stands. */
  readonly daysWithDifferences: () => Promise<readonly Day[]>;
  /** The party and day of the difference that a task is about. */
  readonly findOfTask: (taskId: number) => Promise<{ readonly party: string; readonly day: Day } | undefined>;
  readonly addRun: (run: RunResult) => Promise<void>;
  /** The latest first. */
  readonly listRuns: (atMost: number) => Promise<readonly KeptRun[]>;
  /** Takes the daily run when it is due; where that was never kept, it is due now. @returns whether it is this process's now; no other gets it before `until` */
  readonly takeDaily: (now: Date, until: Date) => Promise<boolean>;
  /** The daily run is over. */
  readonly scheduleDaily: (dueAt: Date) => Promise<void>;
};

import type { Day } from '../ports/statements.ts';
import type { Tx } from '../ports/transaction.ts';
import type { DifferenceKind } from '../shared/differences.ts';
import type { FoundDifference, RunResult, StoredRun } from './types.ts';

/** Newly found discrepancy. */
export type OpenedDifference = { readonly id: number; readonly kind: DifferenceKind; readonly taskId: number };

export type ReconciliationStore = {
  /**
   * Stores the result for one party and day. New discrepancies open tasks. Discrepancies that are no longer found are
   * closed with their tasks.
   */
  readonly keep: (
    tx: Tx,
    look: { readonly party: string; readonly day: Day; readonly at: Date; readonly found: readonly FoundDifference[] },
  ) => Promise<{ readonly opened: readonly OpenedDifference[]; readonly gone: number }>;
  readonly countStanding: () => Promise<Readonly<Record<DifferenceKind, number>>>;
  /** Returns the days with open discrepancies. */
  readonly daysWithDifferences: () => Promise<readonly Day[]>;
  /** Returns the party and day of a task's discrepancy. */
  readonly findOfTask: (taskId: number) => Promise<{ readonly party: string; readonly day: Day } | undefined>;
  readonly addRun: (run: RunResult) => Promise<void>;
  /** Lists runs, latest first. */
  readonly listRuns: (atMost: number) => Promise<readonly StoredRun[]>;
  /**
   * Leases the daily run if it is due; if it has never run, it is due now. @returns whether this process holds the
   * lease, which lasts until `until`
   */
  readonly takeDaily: (now: Date, until: Date) => Promise<boolean>;
  /** Completes the daily run and schedules the next one. */
  readonly scheduleDaily: (dueAt: Date) => Promise<void>;
};

import type { Day } from '../ports/statements.ts';
import type { Tx } from '../ports/transaction.ts';
import type { DifferenceKind } from '../shared/differences.ts';
import type { FoundDifference, RunResult, StoredRun } from './types.ts';

export type OpenedDifference = { readonly id: number; readonly kind: DifferenceKind; readonly taskId: number };

export type ReconciliationStore = {
  /** Opens tasks for new discrepancies. Closes discrepancies that are no longer found, together with their tasks. */
  readonly keep: (
    tx: Tx,
    look: { readonly party: string; readonly day: Day; readonly at: Date; readonly found: readonly FoundDifference[] },
  ) => Promise<{ readonly opened: readonly OpenedDifference[]; readonly gone: number }>;
  readonly countStanding: () => Promise<Readonly<Record<DifferenceKind, number>>>;
  readonly daysWithDifferences: () => Promise<readonly Day[]>;
  readonly findOfTask: (taskId: number) => Promise<{ readonly party: string; readonly day: Day } | undefined>;
  readonly addRun: (run: RunResult) => Promise<void>;
  /** Lists runs, most recent first. */
  readonly listRuns: (atMost: number) => Promise<readonly StoredRun[]>;
  /** Leases the daily run if it is due or has never run. Returns whether this process holds the lease until `until`. */
  readonly takeDaily: (now: Date, until: Date) => Promise<boolean>;
  /** Completes the daily run and schedules the next one. */
  readonly scheduleDaily: (dueAt: Date) => Promise<void>;
};

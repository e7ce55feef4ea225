import { createDaily } from './daily.ts';
import { dayAfter } from './rules.days.ts';
import { type ReconciliationDeps, reconcile } from './service.ts';
import type { Period } from './types.ts';

const MOST_RUNS = 100;

/** Compares our payments and reservations with those of each party, day by day. */
export function createReconciliation(deps: ReconciliationDeps, onError: (error: unknown) => void) {
  return {
    /** Reconciles a period immediately; `to` is exclusive. Throws a NotAccepted if the period is invalid. */
    reconcile: (period: Period) => reconcile(period, deps),
    /** If the task concerns a discrepancy, reconciles the day of the discrepancy again. */
    async lookAgain(taskId: number): Promise<void> {
      const found = await deps.store.findOfTask(taskId);
      if (found) await reconcile({ from: found.day, to: dayAfter(found.day) }, deps);
    },
    listRuns: () => deps.store.listRuns(MOST_RUNS),
    daily: createDaily(deps, onError),
  };
}

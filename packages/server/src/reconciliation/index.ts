import { createDaily } from './daily.ts';
import { dayAfter } from './rules.days.ts';
import { type ReconciliationDeps, reconcile } from './service.ts';
import type { Period } from './types.ts';

const MOST_RUNS = 100;

/** What we and the parties outside have of the same payments and reservations, compared day by day. */
export function createReconciliation(deps: ReconciliationDeps, onError: (error: unknown) => void) {
  return {
    /** Compares the days of a period, `to` excluded, now. @throws NotAccepted when it is none */
    reconcile: (period: Period) => reconcile(period, deps),
    /** Looks once more at the day of the difference that a task is about, if it is about one. */
    async lookAgain(taskId: number): Promise<void> {
      const found = await deps.store.findOfTask(taskId);
      if (found) await reconcile({ from: found.day, to: dayAfter(found.day) }, deps);
    },
    /** The latest first. */
    listRuns: () => deps.store.listRuns(MOST_RUNS),
    daily: createDaily(deps, onError),
  };
}

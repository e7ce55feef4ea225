import type { createAttempts } from '../payment-attempts/index.ts';
import type { createReconciliation } from '../reconciliation/index.ts';

type Tasks = ReturnType<typeof createAttempts>['tasks'];
type LookAgain = ReturnType<typeof createReconciliation>['lookAgain'];

/** Retries a task: queries the processor about a payment, or rechecks the party's statement for a discrepancy. */
export function operatorTasks(tasks: Tasks, lookAgain: LookAgain): Tasks {
  return {
    ...tasks,
    async resolve(resolution) {
      if (resolution.how === 'retryNow') await lookAgain(resolution.taskId);
      return tasks.resolve(resolution);
    },
  };
}

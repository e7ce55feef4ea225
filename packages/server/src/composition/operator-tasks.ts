import type { Rooms } from './rooms.ts';

/** Retries a task: queries the processor about a payment, or rechecks the party's statement for a discrepancy. */
export function operatorTasks({ attempts, reconciliation }: Pick<Rooms, 'attempts' | 'reconciliation'>) {
  const { tasks } = attempts;
  return {
    ...tasks,
    resolve: async (resolution: Parameters<typeof tasks.resolve>[0]) => {
      if (resolution.how === 'retryNow') await reconciliation.lookAgain(resolution.taskId);
      return tasks.resolve(resolution);
    },
  };
}

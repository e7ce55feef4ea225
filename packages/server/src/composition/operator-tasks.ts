import type { Rooms } from './rooms.ts';

/**
 * Combines operator tasks of both kinds. A retry asks the processor about payments, and the party's statement about
 * discrepancies.
 */
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

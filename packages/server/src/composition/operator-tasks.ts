import type { Rooms } from './rooms.ts';

/** Retries a payment task by querying the processor, and a discrepancy by checking the party's statement again. */
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

import type { Rooms } from './rooms.ts';

/** What a person has to decide, and how: the machine asks the processor again, reconciliation looks at the books again. */
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

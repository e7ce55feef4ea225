import { Command } from '@commander-js/extra-typings';
import type { OperatorTask } from '../../payment-attempts/store.tasks.ts';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card, moment, table } from '../show.ts';

export function taskCommands({ run, confirm }: Session) {
  const group = new Command('task').description('What waits for a person').helpCommand(false);

  group
    .command('list')
    .description('open tasks, the oldest first')
    .action(() =>
      run(
        (administration) => administration.listTasks(),
        (tasks) =>
          table(
            ['task', 'opened', 'kind', 'reason', 'attempt'],
            tasks.map(({ id, openedAt, kind, reason, attemptId }) => [id, moment(openedAt), kind, reason, attemptId]),
          ),
      ),
    );

  group
    .command('show')
    .description('one task')
    .argument('<task>', 'its number', number)
    .action((taskId) => run((administration) => administration.showTask({ taskId }), taskCard));

  group
    .command('retry')
    .description('asks the processor once more to give the money back')
    .argument('<task>', 'its number', number)
    .action((taskId) => run((administration, by) => administration.retryTask({ by, taskId }), taskCard));

  group
    .command('settle')
    .description('takes your word that the money went back in another way; the processor is not asked again')
    .argument('<task>', 'its number', number)
    .requiredOption('--note <text>', 'how it went back; kept with the task')
    .action(async (taskId, { note }) => {
      await confirm({
        typed: String(taskId),
        consequence: 'The payment ends as if the processor had given the money back.',
      });
      await run((administration, by) => administration.settleTask({ by, taskId, note }), taskCard);
    });

  return group;
}

const taskCard = ({ id, kind, attemptId, reason, openedAt, resolvedAt }: OperatorTask) =>
  card({
    task: id,
    kind,
    attempt: attemptId,
    reason,
    opened: moment(openedAt),
    resolved: resolvedAt && moment(resolvedAt),
  });

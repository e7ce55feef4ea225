import { Command } from '@commander-js/extra-typings';
import type { Task, Way } from '../../management/tasks/service.ts';
import { number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, table } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

export function taskCommands({ run, confirm }: Session) {
  const group = new Command('task').description('Tasks that need operator action').helpCommand(false);

  group
    .command('list')
    .description('lists open tasks, oldest first')
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
    .description('shows a task, the recommended action and the commands that settle it')
    .argument('<task>', 'task number or name')
    .action((taskId) => run((administration) => administration.showTask({ taskId }), taskCard));

  group
    .command('retry')
    .description(
      'repeats the request of a task: a refund or void at the processor, a statement of a party, or the ' +
        'exchange rate feed',
    )
    .argument('<task>', 'task number or name')
    .action((taskId) => run((administration, by) => administration.retryTask({ by, taskId }), taskCard));

  group
    .command('settle')
    .description('settles a task after a refund outside the processor; the processor is not called again')
    .argument('<task>', 'task number', number)
    .requiredOption('--note <text>', 'how the money was returned; kept with the task')
    .action(async (taskId, { note }) => {
      await confirm({
        typed: String(taskId),
        consequence: 'The payment ends as if the processor had returned the money.',
      });
      await run(
        (administration, by) => administration.settleTask({ by, ...COMMAND_LINE, taskId, note }),
        doneOrWaiting(taskCard),
      );
    });

  return group;
}

const ADVICE: Readonly<Record<Task['kind'], string>> = {
  voidRefused:
    'Ask the processor about the transaction. Retry after the processor agrees. If the money was returned ' +
    'outside the processor, settle the task.',
  refundRefused:
    'Ask the processor about the transaction. Retry after the processor agrees. If the money was returned ' +
    'outside the processor, settle the task.',
  unknownToUs: 'Ask the other party about the entry. Request a cancellation or refund.',
  unknownToThem: 'Check with the other party: the customer may have paid for a booking that does not exist.',
  amountDiffers: 'Compare the other party’s invoice with the order. Have the incorrect record corrected.',
  currencyDiffers: 'Compare the other party’s invoice with the order. Have the incorrect record corrected.',
  stateDiffers: 'Ask the other party for the current status. Have the incorrect record corrected.',
  chargedTwice: 'Recorded twice. Ask the other party to reverse one of the two entries.',
  ratesLate: 'Check whether the publisher has published new rates and whether its feed is reachable.',
  ratesStale:
    'Check the publisher and its feed immediately. To use a different feed, set EXCHANGE_RATES_FEED and restart.',
  ratesHeld:
    'Compare the rates with the publisher’s page. Accept them if they are right; otherwise wait for the ' +
    'next publication.',
};

const COMMANDS: Readonly<Record<Way, (task: Task) => string>> = {
  retry: ({ id }) => `task retry ${id}`,
  settle: ({ id }) => `task settle ${id} --note …`,
  acceptRates: ({ ratesId }) => `rate accept ${ratesId}`,
};

function taskCard(task: Task): string {
  const { id, kind, attemptId, reason, openedAt, resolvedAt, ways } = task;
  return card({
    task: id,
    kind,
    attempt: attemptId,
    reason,
    opened: moment(openedAt),
    ...(resolvedAt
      ? { resolved: moment(resolvedAt) }
      : { advice: ADVICE[kind], 'settled by': ways.map((way) => COMMANDS[way](task)).join(', ') }),
  });
}

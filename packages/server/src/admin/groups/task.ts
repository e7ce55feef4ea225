import { Command } from '@commander-js/extra-typings';
import type { Task, Way } from '../../administration/tasks.ts';
import { number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, table } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

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
    .description('one task, what to do about it, and what settles it')
    .argument('<task>', 'its number or name')
    .action((taskId) => run((administration) => administration.showTask({ taskId }), taskCard));

  group
    .command('retry')
    .description(
      'asks the other side once more: the processor for the money, a party for its books, the feed for rates',
    )
    .argument('<task>', 'its number or name')
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
      await run(
        (administration, by) => administration.settleTask({ by, ...COMMAND_LINE, taskId, note }),
        doneOrWaiting(taskCard),
      );
    });

  return group;
}

/** Recommended operator action for each kind of task. */
const ADVICE: Readonly<Record<Task['kind'], string>> = {
  voidRefused:
    'Ask the processor about the transaction. Once it agrees, retry; if the money went back otherwise, settle.',
  refundRefused:
    'Ask the processor about the transaction. Once it agrees, retry; if the money went back otherwise, settle.',
  unknownToUs: 'Ask the party what it is, and have it cancelled or given back.',
  unknownToThem: 'Ask the party for it: somebody may have paid for what does not stand.',
  amountDiffers: 'Hold the invoice of the party against the order, and have the wrong side corrected.',
  currencyDiffers: 'Hold the invoice of the party against the order, and have the wrong side corrected.',
  stateDiffers: 'Ask the party whether it stands, and have the wrong side corrected.',
  chargedTwice: 'Have the party give one of them back: it stands twice, and one of them is nobody’s.',
  ratesLate: 'Look whether the publisher publishes, and whether its feed is reached from here.',
  ratesStale: 'The same, at once; another feed is EXCHANGE_RATES_FEED and a restart.',
  ratesHeld: 'Compare them with the page of the publisher: accept them if they are right, else wait for the next.',
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

import { Command } from '@commander-js/extra-typings';
import type { Session } from '../session.ts';
import { card, table } from '../show.ts';

export function reconcileCommands({ run }: Session) {
  const group = new Command('reconcile')
    .description('Reconciliation with vendors, suppliers and the processor')
    .helpCommand(false);

  group
    .command('run')
    .description('compares a period now; each new difference opens a task')
    .argument('<from>', 'first day in UTC, such as 2027-03-01')
    .argument('<to>', 'day after the last day')
    .action((from, to) =>
      run(
        (administration, by) => administration.reconcile({ by, from, to }),
        ({ days, statements, compared, opened, gone, differences, unanswered }) => {
          const ran = card({ days: days.length, statements, compared, 'new differences': opened, gone });
          const standing = Object.entries(differences).filter(([, count]) => count > 0);
          const silent = unanswered.map(({ party, day }) => [party, day]);
          return [
            ran,
            `Open differences:\n${table(['kind', 'count'], standing)}`,
            ...(silent.length > 0
              ? [`No statement received, earlier differences unchanged:\n${table(['party', 'day'], silent)}`]
              : []),
          ].join('\n\n');
        },
      ),
    );

  return group;
}

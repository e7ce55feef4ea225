import { Command } from '@commander-js/extra-typings';
import type { Session } from '../session.ts';
import { card, table } from '../show.ts';

export function reconcileCommands({ run }: Session) {
  const group = new Command('reconcile')
    .description('Our books beside those of vendors, suppliers and processor')
    .helpCommand(false);

  group
    .command('run')
    .description('compares some days now; each new difference becomes a task')
    .argument('<from>', 'the first day, in UTC, such as 2027-03-01')
    .argument('<to>', 'the day behind the last one')
    .action((from, to) =>
      run(
        (administration, by) => administration.reconcile({ by, from, to }),
        ({ days, statements, compared, opened, gone, differences, unanswered }) => {
          const ran = card({ days: days.length, statements, compared, 'new differences': opened, gone });
          const standing = Object.entries(differences).filter(([, count]) => count > 0);
          const silent = unanswered.map(({ party, day }) => [party, day]);
          return [
            ran,
            `Differences that stand:\n${table(['kind', 'how many'], standing)}`,
            ...(silent.length > 0 ? [`Not answered, and as before:\n${table(['party', 'day'], silent)}`] : []),
          ].join('\n\n');
        },
      ),
    );

  return group;
}

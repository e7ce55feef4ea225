import { Command } from '@commander-js/extra-typings';
import type { ReleaseStanding } from '../../administration/release.ts';
import type { Session } from '../session.ts';
import { card, moment } from '../show.ts';

export function releaseCommands({ run, confirm }: Session) {
  const group = new Command('release').description('What is written for the release before').helpCommand(false);

  group
    .command('show')
    .description('whether the release before can still read everything')
    .action(() => run((administration) => administration.showRelease(), releaseCard));

  group
    .command('settle')
    .description('ends a deployment: from now on, within a minute, nothing is written for the release before any more')
    .action(async () => {
      await confirm({
        typed: 'settle',
        consequence:
          'No process of the release before may run any more, and none can be started again on this database.',
      });
      await run((administration, by) => administration.settleRelease({ by }), releaseCard);
    });

  return group;
}

const releaseCard = ({ isSettled, format, newest, writes, settledAt }: ReleaseStanding) =>
  card({
    settled: isSettled,
    format: `${format} of ${newest}`,
    writes,
    since: settledAt && moment(settledAt),
  });

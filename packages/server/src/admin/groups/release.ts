import { Command } from '@commander-js/extra-typings';
import type { ReleaseStanding } from '../../management/release/service.ts';
import type { Session } from '../session.ts';
import { card, moment } from '../show.ts';

export function releaseCommands({ run, confirm }: Session) {
  const group = new Command('release').description('Data compatibility with the previous release').helpCommand(false);

  group
    .command('show')
    .description('shows whether the previous release can read all data')
    .action(() => run((administration) => administration.showRelease(), releaseCard));

  group
    .command('settle')
    .description('completes a deployment: within a minute, the service stops writing data for the previous release')
    .action(async () => {
      await confirm({
        typed: 'settle',
        consequence:
          'All processes of the previous release must have stopped. The previous release can no longer be ' +
          'started on this database.',
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

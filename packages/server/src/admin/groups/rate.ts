import { Command } from '@commander-js/extra-typings';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { moment, table } from '../show.ts';

export function rateCommands({ run, confirm }: Session) {
  const group = new Command('rate').description('Exchange rates, and what agencies pay on top').helpCommand(false);

  group
    .command('list')
    .description('the latest publications, the newest first: in use, held for a person, or past')
    .action(() =>
      run(
        (administration) => administration.listRates(),
        (published) =>
          table(
            ['rates', 'of', 'source', 'standing', 'published', 'accepted by'],
            published.map(({ id, asOf, source, standing, publishedAt, accepted }) => [
              ...[id, asOf, source, standing, moment(publishedAt), accepted?.by],
            ]),
          ),
      ),
    );

  group
    .command('accept')
    .description('says that rates are right which are too far from those before; prices are converted with them')
    .argument('<rates>', 'their number, as `rate list` shows it', number)
    .action(async (rateId) => {
      await confirm({ typed: String(rateId), consequence: 'Every price in another currency follows these rates.' });
      await run(
        (administration, by) => administration.acceptRate({ by, rateId }),
        () => `Rates ${rateId} are accepted.`,
      );
    });

  group
    .command('margin')
    .description('sets what an agency pays on top of the rates')
    .argument('<agency>', 'its number', number)
    .argument('<basis-points>', 'hundredths of a percent, 0 to 2000', number)
    .action((agencyId, basisPoints) =>
      run(
        (administration, by) => administration.setMargin({ by, agencyId, basisPoints }),
        () => `Agency ${agencyId} pays ${basisPoints} basis points on top.`,
      ),
    );

  return group;
}

import { Command } from '@commander-js/extra-typings';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { moment, table } from '../show.ts';

export function rateCommands({ run, confirm }: Session) {
  const group = new Command('rate').description('Exchange rates and agency margins').helpCommand(false);

  group
    .command('list')
    .description('lists rate publications, newest first, with their status: in use, held for review, or past')
    .action(() =>
      run(
        (administration) => administration.listRates(),
        (published) =>
          table(
            ['rates', 'date', 'source', 'status', 'published', 'accepted by'],
            published.map(({ id, asOf, source, standing, publishedAt, accepted }) => [
              ...[id, asOf, source, standing, moment(publishedAt), accepted?.by],
            ]),
          ),
      ),
    );

  group
    .command('accept')
    .description('accepts held rates that differ too much from the previous rates; prices then use them')
    .argument('<rates>', 'rates number from `rate list`', number)
    .action(async (rateId) => {
      await confirm({ typed: String(rateId), consequence: 'Prices in other currencies use these rates immediately.' });
      await run(
        (administration, by) => administration.acceptRate({ by, rateId }),
        () => `Rates ${rateId} were accepted.`,
      );
    });

  group
    .command('margin')
    .description('sets the margin that an agency pays on exchange rates')
    .argument('<agency>', 'agency number', number)
    .argument('<basis-points>', 'margin in basis points, 0 to 2000', number)
    .action((agencyId, basisPoints) =>
      run(
        (administration, by) => administration.setMargin({ by, agencyId, basisPoints }),
        () => `The margin of agency ${agencyId} is ${basisPoints} basis points.`,
      ),
    );

  return group;
}

import { Command } from '@commander-js/extra-typings';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { table } from '../show.ts';

export function originCommands({ run, confirm }: Session) {
  const group = new Command('origin')
    .description('Where agencies may have their customers sent after 3D Secure')
    .helpCommand(false);

  group
    .command('add')
    .description('lets an agency have its customers sent there')
    .argument('<agency>', 'its number', number)
    .argument('<origin>', 'scheme, host and port, such as https://booking.agency.example')
    .action((agencyId, origin) =>
      run(
        (administration, by) => administration.addOrigin({ by, agencyId, origin }),
        () => `${origin} is an origin of agency ${agencyId}.`,
      ),
    );

  group
    .command('list')
    .description('the origins of an agency')
    .argument('<agency>', 'its number', number)
    .action((agencyId) =>
      run(
        (administration) => administration.listOrigins({ agencyId }),
        (origins) =>
          table(
            ['origin'],
            origins.map((origin) => [origin]),
          ),
      ),
    );

  group
    .command('remove')
    .description('refuses new payments that lead there; customers who are at the bank still come back')
    .argument('<agency>', 'its number', number)
    .argument('<origin>', 'as `origin list` shows it')
    .action(async (agencyId, origin) => {
      await confirm({ typed: origin, consequence: 'Payments that are to lead there will be refused with 422.' });
      await run(
        (administration, by) => administration.removeOrigin({ by, agencyId, origin }),
        () => `${origin} is no origin of agency ${agencyId} any more.`,
      );
    });

  return group;
}

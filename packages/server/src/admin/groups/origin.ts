import { Command } from '@commander-js/extra-typings';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { table } from '../show.ts';

export function originCommands({ run, confirm }: Session) {
  const group = new Command('origin').description('Allowed return origins after 3D Secure').helpCommand(false);

  group
    .command('add')
    .description('allows an agency to send its customers to an origin')
    .argument('<agency>', 'agency number', number)
    .argument('<origin>', 'scheme, host and port, such as https://booking.agency.example')
    .action((agencyId, origin) =>
      run(
        (administration, by) => administration.addOrigin({ by, agencyId, origin }),
        () => `${origin} is now an origin of agency ${agencyId}.`,
      ),
    );

  group
    .command('list')
    .description('lists the origins of an agency')
    .argument('<agency>', 'agency number', number)
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
    .description('refuses new payments that return to an origin; customers in a 3D Secure challenge can still return')
    .argument('<agency>', 'agency number', number)
    .argument('<origin>', 'origin from `origin list`')
    .action(async (agencyId, origin) => {
      await confirm({ typed: origin, consequence: 'New payments with this return origin are refused with 422.' });
      await run(
        (administration, by) => administration.removeOrigin({ by, agencyId, origin }),
        () => `${origin} is no longer an origin of agency ${agencyId}.`,
      );
    });

  return group;
}

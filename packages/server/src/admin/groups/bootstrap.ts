import { Command } from '@commander-js/extra-typings';
import type { Session } from '../session.ts';

export function bootstrapCommand({ run }: Session) {
  return new Command('bootstrap')
    .description('the first operator of the portal: one link, told here and never again')
    .argument('<email>', 'whose it is')
    .action((email) =>
      run(
        (administration, by) => administration.bootstrap({ by, email }),
        ({ link }) =>
          `${link}\n\nWhoever opens it within 72 hours becomes the first operator; from then on operators invite each other.`,
      ),
    );
}

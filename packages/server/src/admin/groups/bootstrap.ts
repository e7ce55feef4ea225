import { Command } from '@commander-js/extra-typings';
import type { Session } from '../session.ts';

export function bootstrapCommand({ run }: Session) {
  return new Command('bootstrap')
    .description('invites the first operator of the portal; shows the invitation link once')
    .argument('<email>', 'email address of the operator')
    .action((email) =>
      run(
        (administration, by) => administration.bootstrap({ by, email }),
        ({ link }) =>
          `${link}\n\nThe first operator must open this link within 72 hours. Operators can then invite more ` +
          'operators in the portal.',
      ),
    );
}

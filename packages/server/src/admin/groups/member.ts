import { Command } from '@commander-js/extra-typings';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

export function memberCommands({ run, confirm }: Session) {
  const group = new Command('member').description('Who signs in to the portal').helpCommand(false);

  group
    .command('reset-factors')
    .description(
      'removes second factor, recovery codes and passkeys of a member who has lost them, ends every session, and tells the member by mail',
    )
    .argument('<email>', 'of a member of an agency, or an operator')
    .action(async (email) => {
      await confirm({ typed: email, consequence: 'From now on the password alone signs in as the member.' });
      await run(
        (administration, by) => administration.resetFactors({ by, ...COMMAND_LINE, email }),
        doneOrWaiting(({ memberId, agencyId, hadSecondFactor, passkeys }) =>
          card({
            ...{ member: memberId, agency: agencyId ?? 'none, an operator' },
            removed: [hadSecondFactor && 'second factor', passkeys > 0 && `passkeys: ${passkeys}`]
              .filter(Boolean)
              .join(', '),
          }),
        ),
      );
    });

  return group;
}

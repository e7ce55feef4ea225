import { Command } from '@commander-js/extra-typings';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

export function memberCommands({ run, confirm }: Session) {
  const group = new Command('member').description('Members of the portal').helpCommand(false);

  group
    .command('reset-factors')
    .description(
      'removes the lost second factor, recovery codes and passkeys of a member, ends every session and ' +
        'notifies the member by mail',
    )
    .argument('<email>', 'email address of an agency member or an operator')
    .action(async (email) => {
      await confirm({
        typed: email,
        consequence: 'The member can sign in with the password alone until a new second factor is set.',
      });
      await run(
        (administration, by) => administration.resetFactors({ by, ...COMMAND_LINE, email }),
        doneOrWaiting(({ memberId, agencyId, hadSecondFactor, passkeys }) =>
          card({
            ...{ member: memberId, agency: agencyId ?? 'none (operator)' },
            removed: [hadSecondFactor && 'second factor', passkeys > 0 && `passkeys: ${passkeys}`]
              .filter(Boolean)
              .join(', '),
          }),
        ),
      );
    });

  return group;
}

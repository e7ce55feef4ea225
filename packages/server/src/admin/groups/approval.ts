import { Command, Option } from '@commander-js/extra-typings';
import { type Guarded, isWaiting } from '../../administration/approvals.asking.ts';
import { inWords } from '../../administration/rules.approvals.ts';
import type { Approval } from '../../administration/store.approvals.ts';
import { limit, number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, table } from '../show.ts';

export function approvalCommands({ run, confirm }: Session) {
  const group = new Command('approval').description('What a second operator has to agree to').helpCommand(false);

  group
    .command('list')
    .description('what was asked for, the latest first')
    .addOption(
      new Option('--status <status>', 'only these').choices(['waiting', 'approved', 'rejected', 'expired'] as const),
    )
    .addOption(limit())
    .action(({ status, limit: atMost }) =>
      run(
        (administration) => administration.listApprovals({ status, atMost }),
        (approvals) =>
          table(
            ['approval', 'status', 'asks to', 'asked by', 'asked', 'until', 'decided by'],
            approvals.map(({ id, status: stands, askedBy, askedAt, expiresAt, decided, ...asked }) => [
              ...[id, stands, inWords(asked), askedBy, moment(askedAt), moment(expiresAt), decided?.by],
            ]),
          ),
      ),
    );

  group
    .command('approve')
    .description(
      'break glass: carries out a request without an approval in the portal, and reports it to every operator and the security log',
    )
    .argument('<approval>', 'its number', number)
    .action(async (approvalId) => {
      await confirm({
        typed: String(approvalId),
        consequence: 'It is carried out now without an approval in the portal, and reported to every operator.',
      });
      await run(
        (administration, by) => administration.approve({ by, ...COMMAND_LINE, approvalId }),
        ({ approval }) => approvalCard(approval),
      );
    });

  group
    .command('reject')
    .description('refuses what somebody has asked for, or withdraws what you have asked for yourself')
    .argument('<approval>', 'its number', number)
    .action((approvalId) =>
      run((administration, by) => administration.reject({ by, ...COMMAND_LINE, approvalId }), approvalCard),
    );

  return group;
}

/** Formats the result of an action, or the approval request that awaits a second operator. */
export const doneOrWaiting =
  <Result>(show: (result: Result) => string) =>
  (outcome: Guarded<Result>): string =>
    isWaiting(outcome) ? approvalCard(outcome.waitsFor) : show(outcome);

const approvalCard = ({ id, status, askedBy, coolDownUntil, expiresAt, decided, ...asked }: Approval) =>
  card({
    approval: id,
    status,
    'asks to': inWords(asked),
    'asked by': askedBy,
    ...(coolDownUntil && { 'cool-down until': moment(coolDownUntil) }),
    until: moment(expiresAt),
    'decided by': decided?.by,
  });

import { Command, Option } from '@commander-js/extra-typings';
import { inWords } from '../../management/approvals/rules.words.ts';
import { type Guarded, isWaiting } from '../../management/approvals/service.asking.ts';
import type { Approval } from '../../management/approvals/store.ts';
import { limit, number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, table } from '../show.ts';

export function approvalCommands({ run, confirm }: Session) {
  const group = new Command('approval')
    .description('Actions that need the approval of a second operator')
    .helpCommand(false);

  group
    .command('list')
    .description('lists approval requests, newest first')
    .addOption(
      new Option('--status <status>', 'filter by status').choices([
        'waiting',
        'approved',
        'rejected',
        'expired',
      ] as const),
    )
    .addOption(limit())
    .action(({ status, limit: atMost }) =>
      run(
        (administration) => administration.listApprovals({ status, atMost }),
        (approvals) =>
          table(
            ['approval', 'status', 'action', 'requested by', 'requested', 'expires', 'decided by'],
            approvals.map(({ id, status: stands, askedBy, askedAt, expiresAt, decided, ...asked }) => [
              ...[id, stands, inWords(asked), askedBy, moment(askedAt), moment(expiresAt), decided?.by],
            ]),
          ),
      ),
    );

  group
    .command('approve')
    .description(
      'carries out a request without an approval in the portal, in an emergency; reports it to every ' +
        'operator and to the security log',
    )
    .argument('<approval>', 'approval number', number)
    .action(async (approvalId) => {
      await confirm({
        typed: String(approvalId),
        consequence:
          'The request is carried out now without an approval in the portal, and reported to every operator.',
      });
      await run(
        (administration, by) => administration.approve({ by, ...COMMAND_LINE, approvalId }),
        ({ approval }) => approvalCard(approval),
      );
    });

  group
    .command('reject')
    .description('rejects the request of a different operator, or withdraws your own')
    .argument('<approval>', 'approval number', number)
    .action((approvalId) =>
      run((administration, by) => administration.reject({ by, ...COMMAND_LINE, approvalId }), approvalCard),
    );

  return group;
}

export const doneOrWaiting =
  <Result>(show: (result: Result) => string) =>
  (outcome: Guarded<Result>): string =>
    isWaiting(outcome) ? approvalCard(outcome.waitsFor) : show(outcome);

const approvalCard = ({ id, status, askedBy, coolDownUntil, expiresAt, decided, ...asked }: Approval) =>
  card({
    approval: id,
    status,
    action: inWords(asked),
    'requested by': askedBy,
    ...(coolDownUntil && { 'cool-down until': moment(coolDownUntil) }),
    expires: moment(expiresAt),
    'decided by': decided?.by,
  });

import { Command, Option } from '@commander-js/extra-typings';
import type { AgencyCard } from '../../administration/agencies.ts';
import type { Agency } from '../../features/auth/types.ts';
import type { AgencyPermissions } from '../../shared/caller.ts';
import { number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, table } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

/** Names of agency permissions on the command line, mapped to their API fields. */
const PERMISSIONS = {
  'full-credit': 'mayUseFullCredit',
  'limited-credit': 'mayUseLimitedCredit',
  'pay-by-limit': 'mayPayByLimit',
  'custom-billing': 'mayUseCustomBilling',
  'reference-data': 'mayReadReferenceData',
  'credit-check': 'mayCheckCredit',
} as const satisfies Record<string, keyof AgencyPermissions>;

type Permission = keyof typeof PERMISSIONS;
const names = Object.keys(PERMISSIONS) as Permission[];

const allow = () => new Option('--allow <permission...>', 'what it may do').choices(names);
const bureau = () =>
  new Option(
    '--bureau <known>',
    'whether the credit bureau knows it: without that, its credit checks are refused',
  ).choices(['known', 'unknown'] as const);

export function agencyCommands({ run, confirm }: Session) {
  const group = new Command('agency').description('Agencies, and what they may do').helpCommand(false);

  group
    .command('create')
    .description('adds an agency, which has neither key nor credit yet and may do what it is told')
    .argument('<name>', 'as it is known here; no two share one')
    .addOption(allow())
    .addOption(bureau())
    .action((name, { allow: allowed = [], bureau: known }) =>
      run(
        (administration, by) =>
          administration.createAgency({
            by,
            name,
            permissions: permissionsOf(allowed, []),
            isKnownToBureau: known === 'known',
          }),
        agencyCard,
      ),
    );

  group
    .command('list')
    .description('every agency')
    .action(() =>
      run(
        (administration) => administration.listAgencies(),
        (agencies) =>
          table(
            ['agency', 'name', 'may'],
            agencies.map(({ id, name, permissions, endedAt }) => [
              ...[id, name, endedAt ? `nothing: ended ${moment(endedAt)}` : allowedOf(permissions)],
            ]),
          ),
      ),
    );

  group
    .command('show')
    .description('one agency')
    .argument('<agency>', 'its number', number)
    .action((id) => run((administration) => administration.showAgency({ id }), agencyCard));

  group
    .command('set')
    .description('changes an agency; what is not named stays, and the rest holds within five seconds')
    .argument('<agency>', 'its number', number)
    .option('--name <name>', 'another name')
    .addOption(allow())
    .addOption(new Option('--deny <permission...>', 'what it may do no more').choices(names))
    .addOption(bureau())
    .action((id, { name, allow: allowed = [], deny: denied = [], bureau: known }) =>
      run(
        (administration, by) =>
          administration.setAgency({
            by,
            id,
            name,
            permissions: permissionsOf(allowed, denied),
            isKnownToBureau: known && known === 'known',
          }),
        agencyCard,
      ),
    );

  group
    .command('end')
    .description('ends an agency for good: nobody calls or signs in for it any more; its orders and books stay')
    .argument('<agency>', 'its number', number)
    .argument('<name>', 'its name, so that no other is meant')
    .action(async (id, name) => {
      await confirm({ typed: name, consequence: 'Its keys and members are refused from now on, for good.' });
      await run(
        (administration, by) => administration.endAgency({ by, ...COMMAND_LINE, id, name }),
        doneOrWaiting(endedCard),
      );
    });

  group
    .command('go-live')
    .description('what this environment has seen of an agency in the last 30 days, of the checklist before production')
    .argument('<agency>', 'its number', number)
    .action((agencyId) =>
      run(
        (administration) => administration.goLive({ agencyId }),
        ({ steps }) =>
          table(
            ['step', 'seen', 'how'],
            steps.map(({ step, seenAt, how }) => [step, seenAt ? moment(seenAt) : 'not yet', how]),
          ),
      ),
    );

  return group;
}

function permissionsOf(allowed: readonly Permission[], denied: readonly Permission[]): Partial<AgencyPermissions> {
  const flags = [
    ...allowed.map((name) => [PERMISSIONS[name], true]),
    ...denied.map((name) => [PERMISSIONS[name], false]),
  ];
  return Object.fromEntries(flags);
}

const allowedOf = (permissions: AgencyPermissions) =>
  names.filter((name) => permissions[PERMISSIONS[name]]).join(' ') || 'search and order only';

const endedCard = ({ id, name, endedAt }: Agency) => card({ agency: id, name, ended: endedAt && moment(endedAt) });

const agencyCard = ({ id, name, permissions, isKnownToBureau, endedAt }: AgencyCard) =>
  card({
    ...{ agency: id, name, may: allowedOf(permissions), 'known to the bureau': isKnownToBureau },
    ...(endedAt && { ended: moment(endedAt) }),
  });

import { Command, Option } from '@commander-js/extra-typings';
import type { Agency } from '../../features/auth/types.ts';
import type { AgencyCard } from '../../management/agencies/service.ts';
import type { AgencyPermissions } from '../../shared/caller.ts';
import { number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, table } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

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

const allow = () => new Option('--allow <permission...>', 'permission to grant').choices(names);
const bureau = () =>
  new Option(
    '--bureau <known>',
    'whether the credit bureau knows the agency; credit checks of an unknown agency are refused',
  ).choices(['known', 'unknown'] as const);

export function agencyCommands({ run, confirm }: Session) {
  const group = new Command('agency').description('Agencies and their permissions').helpCommand(false);

  group
    .command('create')
    .description('adds an agency with the given permissions, without API keys or credit')
    .argument('<name>', 'unique name of the agency')
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
    .description('lists all agencies')
    .action(() =>
      run(
        (administration) => administration.listAgencies(),
        (agencies) =>
          table(
            ['agency', 'name', 'permissions'],
            agencies.map(({ id, name, permissions, endedAt }) => [
              ...[id, name, endedAt ? `none (ended ${moment(endedAt)})` : allowedOf(permissions)],
            ]),
          ),
      ),
    );

  group
    .command('show')
    .description('shows an agency')
    .argument('<agency>', 'agency number', number)
    .action((id) => run((administration) => administration.showAgency({ id }), agencyCard));

  group
    .command('set')
    .description('changes an agency within five seconds; omitted options keep their values')
    .argument('<agency>', 'agency number', number)
    .option('--name <name>', 'new unique name')
    .addOption(allow())
    .addOption(new Option('--deny <permission...>', 'permission to remove').choices(names))
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
    .description('ends an agency permanently: its API calls and sign-ins are refused; its orders and ledger are kept')
    .argument('<agency>', 'agency number', number)
    .argument('<name>', 'name of the agency, to confirm the right one')
    .action(async (id, name) => {
      await confirm({ typed: name, consequence: 'The API keys and members of the agency are refused permanently.' });
      await run(
        (administration, by) => administration.endAgency({ by, ...COMMAND_LINE, id, name }),
        doneOrWaiting(endedCard),
      );
    });

  group
    .command('go-live')
    .description(
      'shows the steps of the go-live checklist that this environment has seen from an agency in the last 30 days',
    )
    .argument('<agency>', 'agency number', number)
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
    ...{ agency: id, name, permissions: allowedOf(permissions), 'known to the bureau': isKnownToBureau },
    ...(endedAt && { ended: moment(endedAt) }),
  });

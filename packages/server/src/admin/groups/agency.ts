import { Command, Option } from '@commander-js/extra-typings';
import type { AgencyCard } from '../../administration/agencies.ts';
import type { AgencyPermissions } from '../../shared/caller.ts';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card, table } from '../show.ts';

/** What an agency may do, as it is written here. */
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

export function agencyCommands({ run }: Session) {
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
            agencies.map(({ id, name, permissions }) => [id, name, allowedOf(permissions)]),
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

const agencyCard = ({ id, name, permissions, isKnownToBureau }: AgencyCard) =>
  card({ agency: id, name, may: allowedOf(permissions), 'known to the bureau': isKnownToBureau });

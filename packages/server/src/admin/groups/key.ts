import { Command, Option } from '@commander-js/extra-typings';
import type { Credentials, IssuedKey, KeyChanges } from '../../features/auth/types.ts';
import type { KeyScope } from '../../shared/caller.ts';
import { instant, number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card, moment, table } from '../show.ts';

const SCOPES = ['full', 'read-only'] as const;

export function keyCommands({ run, confirm }: Session) {
  const group = new Command('key').description('API keys of agencies').helpCommand(false);

  group
    .command('create')
    .description('creates an API key for a user of an agency; shows its secret once')
    .argument('<agency>', 'agency number', number)
    .requiredOption('--email <address>', 'email address of the user; it cannot belong to two agencies')
    .option('--first-name <name>', 'first name, required for a new user')
    .option('--last-name <name>', 'last name, required for a new user')
    .option('--name <name>', 'display name of the key')
    .addOption(scope())
    .option('--from <addresses...>', 'only addresses and ranges that may use the key')
    .option('--expires <day>', 'expiry date of the key', instant)
    .action((agencyId, { email, firstName, lastName, ...terms }) =>
      run(
        (administration, by) =>
          administration.createKey({
            by,
            agencyId,
            holder: { email, ...(firstName && { firstName }), ...(lastName && { lastName }) },
            terms: changesOf(terms),
          }),
        credentials,
      ),
    );

  group
    .command('list')
    .description('lists all keys, or those of an agency, including deleted keys; secrets are never shown')
    .argument('[agency]', 'agency number', number)
    .action((agencyId) =>
      run(
        (administration) => administration.listKeys({ agencyId }),
        (keys) =>
          table(
            ['key', 'agency', 'user', 'status', 'name', 'scope', 'expires', 'last used'],
            keys.map(({ key, agencyId, userId, status, name, scope, expiresAt, lastUsedAt }) => [
              ...[key, agencyId, userId, status, name ?? '', scopeWord(scope)],
              ...[expiresAt ? moment(expiresAt) : 'never', lastUsedAt ? moment(lastUsedAt) : 'never'],
            ]),
          ),
      ),
    );

  group
    .command('change')
    .description('changes the scope, addresses, name or expiry of a key; omitted options keep their values')
    .argument('<key>', 'key, such as ak_live_…')
    .option('--name <name>', 'display name of the key')
    .addOption(scope())
    .option(
      '--from <addresses...>',
      'only addresses and ranges that may use the key; `anywhere` removes the restriction',
    )
    .option('--expires <day>', 'expiry date of the key; `never` removes it', (day) =>
      day === 'never' ? day : instant(day),
    )
    .action((key, terms) =>
      run((administration, by) => administration.changeKey({ by, key, changes: changesOf(terms) }), keyCard),
    );

  group
    .command('roll')
    .description(
      'replaces a key with a new key on the same terms and shows its secret once; the old key expires after the overlap',
    )
    .argument('<key>', 'key, such as ak_live_…')
    .requiredOption('--overlap <hours>', 'hours for which both keys work, 0 to 168', number)
    .action((key, { overlap }) =>
      run((administration, by) => administration.rollKey({ by, key, overlapHours: overlap }), credentials),
    );

  group
    .command('delete')
    .description('deletes a key permanently and ends every login with it within five seconds')
    .argument('<key>', 'key, such as ak_live_…')
    .action(async (key) => {
      await confirm({ typed: key, consequence: 'A deleted key cannot be restored.' });
      await run((administration, by) => administration.deleteKey({ by, key }), keyCard);
    });

  group
    .command('rotate')
    .description(
      'replaces the secret of a key and shows the new secret once; every login with the old secret ends ' +
        'within five seconds',
    )
    .argument('<key>', 'key, such as ak_live_…')
    .action(async (key) => {
      await confirm({ typed: key, consequence: 'The current secret of the key is refused from now on.' });
      await run((administration, by) => administration.rotateKey({ by, key }), credentials);
    });

  group
    .command('suspend')
    .description('suspends a key and ends every login with it within five seconds')
    .argument('<key>', 'key, such as ak_live_…')
    .action(async (key) => {
      await confirm({ typed: key, consequence: 'The agency cannot use the key until it is resumed.' });
      await run((administration, by) => administration.suspendKey({ by, key }), keyCard);
    });

  group
    .command('resume')
    .description('resumes a suspended key')
    .argument('<key>', 'key, such as ak_live_…')
    .action((key) => run((administration, by) => administration.resumeKey({ by, key }), keyCard));

  return group;
}

const scope = () => new Option('--scope <scope>', 'operations that the key may call').choices(SCOPES);
const scopeWord = (kept: KeyScope) => (kept === 'full' ? 'full' : 'read-only');

type Given = {
  readonly name?: string;
  readonly scope?: (typeof SCOPES)[number];
  readonly from?: readonly string[];
  readonly expires?: Date | 'never';
};

function changesOf({ name, scope, from, expires }: Given): KeyChanges {
  return {
    ...(name !== undefined && { name }),
    ...(scope && { scope: scope === 'full' ? 'full' : 'readOnly' }),
    ...(from && { allowedAddresses: from.join() === 'anywhere' ? [] : from }),
    ...(expires && { expiresAt: expires === 'never' ? undefined : expires }),
  };
}

const keyCard = ({ key, agencyId, userId, status, name, scope, allowedAddresses, expiresAt }: IssuedKey) =>
  card({
    ...{ key, agency: agencyId, user: userId, status, name: name ?? '', scope: scopeWord(scope) },
    from: allowedAddresses.length > 0 ? allowedAddresses.join(' ') : 'anywhere',
    expires: expiresAt ? moment(expiresAt) : 'never',
  });

const credentials = ({ secret, ...issued }: IssuedKey & Credentials) =>
  `${keyCard(issued)}\n\nsecret  ${secret}\n\nThe secret cannot be shown again. Send it over a confidential channel.`;

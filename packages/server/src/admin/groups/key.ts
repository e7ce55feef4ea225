import { Command, Option } from '@commander-js/extra-typings';
import type { Credentials, IssuedKey, KeyChanges } from '../../features/auth/types.ts';
import type { KeyScope } from '../../shared/caller.ts';
import { instant, number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card, moment, table } from '../show.ts';

const SCOPES = ['full', 'read-only'] as const;

export function keyCommands({ run, confirm }: Session) {
  const group = new Command('key').description('The keys that agencies log in with').helpCommand(false);

  group
    .command('create')
    .description('makes a key for a user of an agency, and shows its secret: this once, and never again')
    .argument('<agency>', 'its number', number)
    .requiredOption('--email <address>', 'the user; no two agencies share one')
    .option('--first-name <name>', 'of a user that the agency does not have yet')
    .option('--last-name <name>', 'of a user that the agency does not have yet')
    .option('--name <name>', 'what it is called')
    .addOption(scope())
    .option('--from <addresses...>', 'the only addresses and ranges that it may be used from')
    .option('--expires <day>', 'when it ends', instant)
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
    .description('every key, or those of one agency, deleted ones too; never their secrets')
    .argument('[agency]', 'its number', number)
    .action((agencyId) =>
      run(
        (administration) => administration.listKeys({ agencyId }),
        (keys) =>
          table(
            ['key', 'agency', 'user', 'status', 'name', 'scope', 'ends', 'last used'],
            keys.map(({ key, agencyId, userId, status, name, scope, expiresAt, lastUsedAt }) => [
              ...[key, agencyId, userId, status, name ?? '', scopeWord(scope)],
              ...[expiresAt ? moment(expiresAt) : 'never', lastUsedAt ? moment(lastUsedAt) : 'never'],
            ]),
          ),
      ),
    );

  group
    .command('change')
    .description('says anew what a key may, from where and until when; what is not named stays')
    .argument('<key>', 'such as ak_live_…')
    .option('--name <name>', 'what it is called')
    .addOption(scope())
    .option('--from <addresses...>', 'the only addresses and ranges that it may be used from; `anywhere`: any')
    .option('--expires <day>', 'when it ends; `never`: not by itself', (day) => (day === 'never' ? day : instant(day)))
    .action((key, terms) =>
      run((administration, by) => administration.changeKey({ by, key, changes: changesOf(terms) }), keyCard),
    );

  group
    .command('roll')
    .description(
      'makes another key on the same terms, and shows its secret; the old one goes on for a while, then ends',
    )
    .argument('<key>', 'such as ak_live_…')
    .requiredOption('--overlap <hours>', 'for how long both work, 0 to 168', number)
    .action((key, { overlap }) =>
      run((administration, by) => administration.rollKey({ by, key, overlapHours: overlap }), credentials),
    );

  group
    .command('delete')
    .description('refuses a key for good, and ends every login with it within five seconds')
    .argument('<key>', 'such as ak_live_…')
    .action(async (key) => {
      await confirm({ typed: key, consequence: 'Nobody can resume it.' });
      await run((administration, by) => administration.deleteKey({ by, key }), keyCard);
    });

  group
    .command('rotate')
    .description(
      'gives a key a new secret, and shows it once; the old one ends, and every login with it within five seconds',
    )
    .argument('<key>', 'such as ak_live_…')
    .action(async (key) => {
      await confirm({ typed: key, consequence: 'The secret that its agency has will be refused from now on.' });
      await run((administration, by) => administration.rotateKey({ by, key }), credentials);
    });

  group
    .command('suspend')
    .description('refuses a key, and ends every login with it within five seconds')
    .argument('<key>', 'such as ak_live_…')
    .action(async (key) => {
      await confirm({ typed: key, consequence: 'Its agency can do nothing with it until it is resumed.' });
      await run((administration, by) => administration.suspendKey({ by, key }), keyCard);
    });

  group
    .command('resume')
    .description('lets a key log in again')
    .argument('<key>', 'such as ak_live_…')
    .action((key) => run((administration, by) => administration.resumeKey({ by, key }), keyCard));

  return group;
}

const scope = () => new Option('--scope <scope>', 'what it may').choices(SCOPES);
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
    ends: expiresAt ? moment(expiresAt) : 'never',
  });

const credentials = ({ secret, ...issued }: IssuedKey & Credentials) =>
  `${keyCard(issued)}\n\nsecret  ${secret}\n\nNobody can show it again. Hand it over by a way that others do not read.`;

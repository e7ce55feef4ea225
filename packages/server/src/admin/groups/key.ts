import { Command } from '@commander-js/extra-typings';
import type { Credentials, IssuedKey } from '../../features/auth/types.ts';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card, table } from '../show.ts';

export function keyCommands({ run, confirm }: Session) {
  const group = new Command('key').description('The keys that agencies log in with').helpCommand(false);

  group
    .command('create')
    .description('makes a key for a user of an agency, and shows its secret: this once, and never again')
    .argument('<agency>', 'its number', number)
    .requiredOption('--email <address>', 'the user; no two agencies share one')
    .option('--first-name <name>', 'of a user that the agency does not have yet')
    .option('--last-name <name>', 'of a user that the agency does not have yet')
    .action((agencyId, holder) =>
      run((administration, by) => administration.createKey({ by, agencyId, holder }), credentials),
    );

  group
    .command('list')
    .description('every key, or those of one agency; never their secrets')
    .argument('[agency]', 'its number', number)
    .action((agencyId) =>
      run(
        (administration) => administration.listKeys({ agencyId }),
        (keys) =>
          table(
            ['key', 'agency', 'user', 'status'],
            keys.map(({ key, agencyId, userId, status }) => [key, agencyId, userId, status]),
          ),
      ),
    );

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

const keyCard = ({ key, agencyId, userId, status }: IssuedKey) => card({ key, agency: agencyId, user: userId, status });

const credentials = ({ secret, ...issued }: IssuedKey & Credentials) =>
  `${keyCard(issued)}\n\nsecret  ${secret}\n\nNobody can show it again. Hand it over by a way that others do not read.`;

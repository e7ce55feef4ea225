import { Command } from '@commander-js/extra-typings';
import { isWaiting } from '../management/guarded.ts';
import { rotateKey } from '../management/keys/service.ts';
import { bootstrap } from '../management/members/bootstrap.ts';
import { resetMemberFactors } from '../management/members/service.operators.ts';
import { findOrdersAnywhere } from '../management/orders/service.ts';
import { replayErasures } from '../management/people/service.ts';
import { settleRelease, showRelease } from '../management/release/service.ts';
import { shownApproval } from '../management/shown-approval.ts';
import type { Session } from './session.ts';

const MOST_ORDERS = 50;

/** Commands that must work without the portal, or that the portal must not offer. */
export function emergencyCommands({ run, confirm }: Session): Command[] {
  const commands = [
    new Command('bootstrap')
      .summary('Create the first operator and print the invitation link')
      .description('Prints a link with which the first operator sets a password. Refused once an operator can sign in.')
      .argument('<email>', 'email address of the operator')
      .action((email) => run(({ deps, by }) => bootstrap({ by, email }, deps))),

    new Command('resetMemberFactors')
      .summary('Remove the second factor, recovery codes and passkeys of a member who has lost them')
      .description('Two operators must agree if the member is an operator. The member is notified by email.')
      .argument('<email>', 'email address of the member')
      .action(async (email) => {
        await confirm('The member can then sign in with the password alone.', email);
        await run(async ({ deps, by }) => {
          const outcome = await resetMemberFactors({ by, memberId: undefined, email }, deps);
          return isWaiting(outcome) ? shownApproval(outcome.waitsFor) : outcome;
        });
      }),

    new Command('rotateKey')
      .summary('Replace the secret of an API key immediately')
      .description(
        'For a secret that has leaked: the current secret is refused from now on, and sessions end within five seconds. ' +
          'The new secret is shown once. `rollKey` replaces a key without downtime.',
      )
      .argument('<key>', 'API key, such as ak_live_…')
      .action(async (key) => {
        await confirm('The current secret of the key is refused from now on.', key);
        await run(async ({ deps, by }) => {
          const { secret } = await rotateKey({ by, key }, deps);
          return { key, secret };
        });
      }),

    new Command('findOrdersAnywhere')
      .summary('Find orders of all agencies by any ID or by last name')
      .description(`Lists at most ${MOST_ORDERS} orders, newest first. \`findOrders\` searches one agency.`)
      .argument('<text>', 'order, payment, reservation, tracking or transaction ID, or last name')
      .action((text) =>
        run(async ({ deps }) => {
          const search = { text: text.trim(), kind: undefined, status: undefined };
          const period = { createdFrom: undefined, createdTo: undefined };
          return { results: await findOrdersAnywhere({ ...search, ...period, atMost: MOST_ORDERS }, deps) };
        }),
      ),

    new Command('replayErasures')
      .summary('Repeat all recorded erasures after a restore')
      .description('Reads the erasures from the database and from ERASURES_FILE.')
      .action(() => run(async ({ deps }) => ({ results: await replayErasures(deps) }))),

    new Command('showRelease')
      .summary('Show whether the previous release can read all data')
      .description('Shows the format in which the service writes data.')
      .action(() => run(({ deps }) => showRelease(deps))),

    new Command('settleRelease')
      .summary('Complete a deployment')
      .description('Within a minute, the service stops writing data for the previous release.')
      .action(async () => {
        await confirm('Processes of the previous release can no longer read new data.', 'settle');
        await run(({ deps, by }) => settleRelease({ by }, deps));
      }),
  ];
  return commands as unknown as Command[];
}

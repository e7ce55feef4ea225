import { Command } from '@commander-js/extra-typings';
import type { Session } from '../session.ts';
import { moment, sum, table } from '../show.ts';

export function paymentCommands({ run }: Session) {
  const group = new Command('payment').description('Payments of every agency').helpCommand(false);

  group
    .command('stuck')
    .description('lists overdue payments and payments that need operator action, longest first')
    .action(() =>
      run(
        (administration) => administration.stuckPayments(),
        (payments) =>
          table(
            ['since', 'status', 'amount', 'party', 'order', 'attempt', 'agency', 'refusals', 'task'],
            payments.map(({ since, status, money, party, orderId, attemptId, agencyId, refusals, taskId }) => [
              ...[moment(since), status, sum(money), party, orderId, attemptId, agencyId, refusals, taskId],
            ]),
          ),
      ),
    );

  return group;
}

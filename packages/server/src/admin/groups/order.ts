import { Command } from '@commander-js/extra-typings';
import type { Session } from '../session.ts';
import { card, moment, sum, table } from '../show.ts';

export function orderCommands({ run }: Session) {
  const group = new Command('order').description('Orders of every agency').helpCommand(false);

  group
    .command('show')
    .description('an order and what happened with it, by time: payments, ledger, tasks; nothing of who travels')
    .argument('<order>', 'such as CAR-…')
    .action((orderId) =>
      run(
        (administration) => administration.showOrder({ orderId }),
        ({ id, kind, agencyId, status, total, party, pickUpAt, timeline }) => {
          const order = { order: id, kind, agency: agencyId, status, total: sum(total), with: party };
          const rows = timeline.map(({ at, what, of, event, money, detail }) => [
            ...[moment(at), what, event, money && sum(money), detail, of],
          ]);
          const head = ['at', 'what', 'event', 'amount', 'detail', 'of'];
          return `${card({ ...order, 'pick-up': moment(pickUpAt) })}\n\n${table(head, rows)}`;
        },
      ),
    );

  return group;
}

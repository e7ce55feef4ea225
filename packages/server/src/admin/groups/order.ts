import { Command, Option } from '@commander-js/extra-typings';
import type { OrderCall, OrderSummary } from '../../administration/store.timeline.ts';
import { inDecimals } from '../../shared/money.ts';
import { csv, instant, limit, number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card, file, moment, sum, table } from '../show.ts';

export function orderCommands({ run }: Session) {
  const group = new Command('order').description('Orders of every agency').helpCommand(false);

  group
    .command('show')
    .description(
      'an order and what happened with it, by time: payments, calls outside, ledger, tasks; nothing of who travels',
    )
    .argument('<order>', 'such as CAR-…')
    .action((orderId) =>
      run(
        (administration) => administration.showOrder({ orderId }),
        ({ id, kind, agencyId, status, total, party, pickUpAt, timeline }) => {
          const order = { order: id, kind, agency: agencyId, status, total: sum(total), with: party };
          const rows = timeline.map(({ at, what, of, event, money, detail, call }) => [
            ...[moment(at), what, event, money && sum(money), call ? inWords(call) : detail, of],
          ]);
          const head = ['at', 'what', 'event', 'amount', 'detail', 'of'];
          return `${card({ ...order, 'pick-up': moment(pickUpAt) })}\n\n${table(head, rows)}`;
        },
      ),
    );

  group
    .command('find')
    .description('orders by any id or last name, the newest first; without text, all that the options let through')
    .argument(
      '[text]',
      'an order, payment, reservation (as on the voucher), tracking or transaction id, or a last name',
    )
    .option('--agency <agency>', 'of this one only', number)
    .addOption(new Option('--kind <kind>', 'of this kind only').choices(['car', 'transfer']))
    .option('--status <status>', 'as it is now')
    .option('--from <moment>', 'made then or later, such as 2027-06-10', instant)
    .option('--to <moment>', 'made before', instant)
    .addOption(limit())
    .addOption(csv())
    .action((text, { agency, kind, status, from, to, limit: atMost, csv: isFile }) =>
      run(
        (administration) =>
          administration.findOrdersAnywhere({
            ...{ agencyId: agency, text: text?.trim(), kind, status, createdFrom: from, createdTo: to, atMost },
          }),
        (orders) => (isFile ? orderFile(orders) : orderTable(orders)),
      ),
    );

  return group;
}

function inWords({ outcome, times, lastAt, longestMilliseconds }: OrderCall): string {
  const longest = `${Math.round(longestMilliseconds)} ms`;
  return times === 1 ? `${outcome} ${longest}` : `${outcome}, ${times} times until ${moment(lastAt)}, up to ${longest}`;
}

const orderTable = (orders: readonly OrderSummary[]) =>
  table(
    ['order', 'agency', 'status', 'made', 'pick-up', 'total', 'with', 'tracking', 'reservation'],
    orders.map(({ id, agencyId, status, createdAt, pickUpAt, total, party, trackingId, reservationId }) => [
      ...[id, agencyId, status, moment(createdAt), moment(pickUpAt), sum(total), party, trackingId, reservationId],
    ]),
  );

const orderFile = (orders: readonly OrderSummary[]) =>
  file(
    ['order', 'kind', 'agency', 'status', 'made', 'pick-up', 'total', 'currency', 'with', 'tracking', 'reservation'],
    orders.map(({ id, kind, agencyId, status, createdAt, pickUpAt, total, party, trackingId, reservationId }) => [
      ...[id, kind, agencyId, status, createdAt.toISOString(), pickUpAt.toISOString()],
      ...[inDecimals(total.amount), total.currency, party, trackingId, reservationId],
    ]),
  );

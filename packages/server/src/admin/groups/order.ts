import { Command, Option } from '@commander-js/extra-typings';
import type { OrderCall, OrderSummary } from '../../management/orders/store.timeline.ts';
import { inDecimals } from '../../shared/money.ts';
import { csv, instant, limit, number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card, file, moment, sum, table } from '../show.ts';

export function orderCommands({ run }: Session) {
  const group = new Command('order').description('Orders of every agency').helpCommand(false);

  group
    .command('show')
    .description(
      'shows an order and its timeline of payments, external calls, ledger entries and tasks, without personal data',
    )
    .argument('<order>', 'order ID, such as CAR-…')
    .action((orderId) =>
      run(
        (administration) => administration.showOrder({ orderId }),
        ({ id, kind, agencyId, status, total, party, pickUpAt, timeline }) => {
          const order = { order: id, kind, agency: agencyId, status, total: sum(total), party };
          const rows = timeline.map(({ at, what, of, event, money, detail, call }) => [
            ...[moment(at), what, event, money && sum(money), call ? inWords(call) : detail, of],
          ]);
          const head = ['at', 'source', 'event', 'amount', 'detail', 'of'];
          return `${card({ ...order, 'pick-up': moment(pickUpAt) })}\n\n${table(head, rows)}`;
        },
      ),
    );

  group
    .command('find')
    .description(
      'finds orders by any ID or by last name, newest first; without text, lists all orders that match the options',
    )
    .argument('[text]', 'order, payment, reservation (voucher), tracking or transaction ID, or last name')
    .option('--agency <agency>', 'filter by agency number', number)
    .addOption(new Option('--kind <kind>', 'filter by kind').choices(['car', 'transfer']))
    .option('--status <status>', 'filter by current status')
    .option('--from <moment>', 'orders created at or after this time, such as 2027-06-10', instant)
    .option('--to <moment>', 'orders created before this time', instant)
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
    ['order', 'agency', 'status', 'created', 'pick-up', 'total', 'party', 'tracking', 'reservation'],
    orders.map(({ id, agencyId, status, createdAt, pickUpAt, total, party, trackingId, reservationId }) => [
      ...[id, agencyId, status, moment(createdAt), moment(pickUpAt), sum(total), party, trackingId, reservationId],
    ]),
  );

const orderFile = (orders: readonly OrderSummary[]) =>
  file(
    [
      'order',
      'kind',
      'agency',
      'status',
      'created',
      'pick-up',
      'total',
      'currency',
      'party',
      'tracking',
      'reservation',
    ],
    orders.map(({ id, kind, agencyId, status, createdAt, pickUpAt, total, party, trackingId, reservationId }) => [
      ...[id, kind, agencyId, status, createdAt.toISOString(), pickUpAt.toISOString()],
      ...[inDecimals(total.amount), total.currency, party, trackingId, reservationId],
    ]),
  );

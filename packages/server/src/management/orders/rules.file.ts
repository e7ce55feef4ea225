import { csvOf } from '../../shared/csv.ts';
import { inDecimals } from '../../shared/money.ts';
import type { ShownInList } from './shown-order.ts';

const HEAD = [
  ...['created (UTC)', 'order', 'kind', 'state', 'product', 'from', 'to', 'pick-up (local)', 'time zone', 'traveller'],
  ...['total', 'currency', 'party', 'reservation', 'tracking ID'],
];

/** Formats orders as CSV for spreadsheets, newest first. The pick-up time is in UTC if the place is unknown. */
export function orderFileOf(orders: readonly ShownInList[]): string {
  return csvOf(
    HEAD,
    orders.map(({ createdAt, id, kind, state, product, route, pickUpAt, total, party, ...order }) => [
      ...[createdAt, id, kind, state, product, route?.from, route?.to],
      ...[order.pickUpLocalDateTime ?? pickUpAt, order.pickUpTimeZone ?? 'UTC', order.traveller],
      ...[inDecimals(total.amount), total.currency, party, order.reservationId, order.trackingID],
    ]),
  );
}

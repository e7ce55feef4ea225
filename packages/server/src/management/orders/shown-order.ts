import type { OrderBrief, OrderSummary } from '../../ports/order-briefs.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { formatDateTime, inTimeZone } from '../../shared/time.ts';
import type { Role } from '../identity/types.ts';
import { shownRoute, shownTraveller, stateOf } from './rules.found.ts';

type Reader = { readonly role: Role; readonly timeZoneAt: TimeZoneAt };
export type ShownInList = ReturnType<typeof shownOrder>;

/** Returns an order as the contract describes it, for a reader with the given role. */
export function shownOrder(
  { brief, ...order }: OrderSummary & { readonly brief: OrderBrief | undefined },
  { role, timeZoneAt }: Reader,
) {
  const { id, kind, status, total, party } = order;
  return {
    ...{ id, kind, state: stateOf(order), status, total, party },
    createdAt: order.createdAt.toISOString(),
    pickUpAt: order.pickUpAt.toISOString(),
    ...localPickUp(order, timeZoneAt),
    product: brief?.product,
    route: brief && shownRoute(brief, role),
    traveller: brief && shownTraveller(brief, role),
    trackingID: order.trackingId,
    reservationId: order.reservationId,
  };
}

function localPickUp({ pickUpAt, pickUpPoint }: OrderSummary, timeZoneAt: TimeZoneAt) {
  const pickUpTimeZone = pickUpPoint && timeZoneAt(pickUpPoint);
  const pickUpLocalDateTime = pickUpTimeZone && formatDateTime(inTimeZone(pickUpAt, pickUpTimeZone));
  return { pickUpLocalDateTime, pickUpTimeZone };
}

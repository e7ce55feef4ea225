import type { PresentedOrder } from '../../features/car-orders/types.ts';
import type { Now } from '../../ports/clock.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { AgencyDeps } from '../agency.ts';
import { refuseField, refuseUnknown } from '../refusal.ts';
import type { OrderAttempt, OrderSummary, TimelineEntry, TimelineStore } from './store.timeline.ts';
import type { FoundOrderStore, OrderSearch } from './store.ts';

export type OrderDeps = Pick<AgencyDeps, 'agencies'> & {
  readonly timeline: TimelineStore;
  readonly foundOrders: FoundOrderStore;
  readonly rentalOf: (key: OrderKey) => Promise<PresentedOrder | undefined>;
  readonly now: Now;
};

export type ShownOrder = OrderSummary & {
  /** Rental in a car order; `undefined` for transfers. */
  readonly rental: PresentedOrder | undefined;
  readonly attempts: readonly OrderAttempt[];
  readonly timeline: readonly TimelineEntry[];
};

/** Returns an agency's order with its recorded history in chronological order. */
export async function getOrderTimeline(
  { orderId, agencyId }: OrderKey,
  { timeline, rentalOf }: OrderDeps,
): Promise<ShownOrder> {
  const order = await timeline.findOrder({ orderId, agencyId });
  if (!order) return refuseUnknown('order', `There is no order ${orderId}.`);
  const [attempts, entries] = [await timeline.attemptsOf(orderId), await timeline.timelineOf(orderId)];
  const rental = order.kind === 'car' ? await rentalOf({ orderId, agencyId }) : undefined;
  return { ...order, rental, attempts, timeline: entries };
}

/** Finds an agency's orders, newest first, by any ID, last name and other filters. All given filters must match. */
export function findOrders(
  { atMost, after, ...search }: OrderSearch & { readonly atMost: number; readonly after: string | undefined },
  { foundOrders }: OrderDeps,
): Promise<readonly OrderSummary[]> {
  const { createdFrom, createdTo } = search;
  if (createdFrom && createdTo && createdTo <= createdFrom) refuseField('createdTo', 'must be after createdFrom');
  return foundOrders.find(search, { after, atMost });
}

/** Finds orders of all agencies, newest first. Each agency has its own lookup keys for last names. */
export async function findOrdersAnywhere(
  { atMost, ...search }: Omit<OrderSearch, 'agencyId'> & { readonly atMost: number },
  { agencies, foundOrders }: OrderDeps,
): Promise<readonly OrderSummary[]> {
  const agencyIds = (await agencies.list()).map(({ id }) => id);
  return foundOrders.findAnywhere(agencyIds, search, { atMost });
}

import type { PresentedOrder } from '../../features/car-orders/types.ts';
import type { Now } from '../../ports/clock.ts';
import type { OrderKey } from '../../ports/orders.ts';
import { type AgencyDeps, noSuchAgency } from '../agency.ts';
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

/** Returns an order, optionally restricted to one agency, with its recorded history in chronological order. */
export async function getOrderTimeline(
  { orderId, agencyId }: { readonly orderId: string; readonly agencyId?: number },
  { timeline, rentalOf }: OrderDeps,
): Promise<ShownOrder> {
  const order = await timeline.findOrder({ id: orderId, agencyId });
  if (!order) return refuseUnknown('order', `There is no order ${orderId}.`);
  const [attempts, entries] = [await timeline.attemptsOf(orderId), await timeline.timelineOf(orderId)];
  const rental = order.kind === 'car' ? await rentalOf({ orderId, agencyId: order.agencyId }) : undefined;
  return { ...order, rental, attempts, timeline: entries };
}

/** Finds an agency's orders, newest first, by any ID, last name and other filters. All given filters must match. */
export function findOrders(
  { atMost, after, ...search }: OrderSearch & { readonly atMost: number; readonly after: string | undefined },
  { foundOrders }: OrderDeps,
): Promise<readonly OrderSummary[]> {
  assertPeriod(search);
  return foundOrders.find(search, { after, atMost });
}

/** Finds orders of one agency, or of all if none is given. Each agency has its own lookup keys for last names. */
export async function findOrdersAnywhere(
  {
    agencyId,
    atMost,
    ...search
  }: Omit<OrderSearch, 'agencyId'> & {
    readonly agencyId: number | undefined;
    readonly atMost: number;
  },
  deps: OrderDeps,
): Promise<readonly OrderSummary[]> {
  const { agencies, foundOrders } = deps;
  if (agencyId !== undefined) {
    if (!(await agencies.find(agencyId))) noSuchAgency(agencyId);
    return findOrders({ ...search, agencyId, atMost, after: undefined }, deps);
  }
  assertPeriod(search);
  const agencyIds = (await agencies.list()).map(({ id }) => id);
  return foundOrders.findAnywhere(agencyIds, search, { atMost });
}

function assertPeriod({ createdFrom, createdTo }: Pick<OrderSearch, 'createdFrom' | 'createdTo'>): void {
  if (createdFrom && createdTo && createdTo <= createdFrom) refuseField('createdTo', 'must be after createdFrom');
}

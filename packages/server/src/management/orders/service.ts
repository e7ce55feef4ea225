import type { PresentedOrder } from '../../features/car-orders/types.ts';
import type { PresentedTransfer } from '../../features/transfer-orders/types.ts';
import type { Now } from '../../ports/clock.ts';
import type { BriefOrders, OrderBrief, OrderSummary, PresentOrder } from '../../ports/order-briefs.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { OrderKind } from '../../ports/payment-attempts.ts';
import type { Sheet } from '../../ports/printing.ts';
import { type AgencyDeps, noSuchAgency } from '../agency.ts';
import { countDays, type DayRange } from '../day-range.ts';
import { refuse, refuseField, refuseUnknown } from '../refusal.ts';
import { figuresOf, type OrderState, stateOf, statusesOf } from './rules.found.ts';
import { inCausalOrder, moneyOf, reasonOf } from './rules.timeline.ts';
import { salesByDay } from './rules.ts';
import type { SalesStore } from './store.sales.ts';
import type { FoundOrderStore, OrderSearch } from './store.sql.ts';
import type { OrderAttempt, TimelineEntry, TimelineStore } from './store.timeline.ts';

export type OrderDeps = Pick<AgencyDeps, 'agencies'> & {
  readonly timeline: TimelineStore;
  readonly foundOrders: FoundOrderStore;
  readonly salesStore: SalesStore;
  readonly presentedOf: {
    readonly car: PresentOrder<PresentedOrder>;
    readonly transfer: PresentOrder<PresentedTransfer>;
  };
  readonly briefsOf: Readonly<Record<OrderKind, BriefOrders>>;
  readonly voucherOf: Readonly<Record<OrderKind, (key: OrderKey) => Promise<Sheet | undefined>>>;
  readonly now: Now;
};

type FoundPresented = Pick<ShownOrder, 'brief' | 'rental' | 'transfer'> & { readonly summary: OrderSummary };

/** Order with its product, route and traveller. */
export type FoundOrder = OrderSummary & { readonly brief: OrderBrief | undefined };

export type ShownOrder = FoundOrder & {
  /** Rental in a car order; `undefined` for transfers. */
  readonly rental: PresentedOrder | undefined;
  /** A transfer order's legs and terms; `undefined` for rentals. */
  readonly transfer: PresentedTransfer | undefined;
  readonly reason: ReturnType<typeof reasonOf>;
  readonly money: ReturnType<typeof moneyOf>;
  readonly attempts: readonly OrderAttempt[];
  readonly timeline: readonly TimelineEntry[];
};

/** Returns an agency's order with its recorded history, in which each cause precedes its effects. */
export async function getOrderTimeline(
  { orderId, agencyId }: OrderKey,
  { timeline, presentedOf }: OrderDeps,
): Promise<ShownOrder> {
  const found = await findOrder({ orderId, agencyId }, { presentedOf });
  const { summary, brief, rental, transfer } = found;
  const [attempts, entries] = await Promise.all([timeline.attemptsOf(orderId), timeline.timelineOf(orderId)]);
  const isCancelledByProvider =
    rental?.car.vendorCancelled ?? transfer?.legs.some(({ canceledBy }) => canceledBy === 'supplier') ?? false;
  const hasCancelledLeg = transfer?.legs.some(({ canceledBy }) => canceledBy !== undefined) ?? false;
  return {
    ...{ ...summary, brief, rental, transfer, attempts },
    reason: reasonOf({ state: stateOf(summary), attempts, isCancelledByProvider, hasCancelledLeg }),
    money: moneyOf(attempts, rental?.dueAtDesk),
    timeline: inCausalOrder([creationOf(summary), ...entries]),
  };
}

const creationOf = ({ id, createdAt, total, party }: OrderSummary): TimelineEntry => ({
  ...{ at: createdAt, what: 'order', of: id, event: 'created', money: total, detail: party, call: undefined },
});

/**
 * Finds an order of either kind, because the ID does not show whether it is a rental or a transfer. The order is read
 * only once.
 */
export async function findOrder(
  key: OrderKey,
  { presentedOf }: Pick<OrderDeps, 'presentedOf'>,
): Promise<FoundPresented> {
  const car = await presentedOf.car(key);
  if (car) return { ...car, rental: car.presented, transfer: undefined };
  const transfer = await presentedOf.transfer(key);
  if (transfer) return { ...transfer, rental: undefined, transfer: transfer.presented };
  return refuseUnknown('order', `There is no order ${key.orderId}.`);
}

/** Returns an order's voucher, which contains the travellers' names. */
export async function getOrderVoucher({ orderId, agencyId }: OrderKey, deps: OrderDeps): Promise<Sheet> {
  const { summary } = await findOrder({ orderId, agencyId }, deps);
  const sheet = await deps.voucherOf[summary.kind]({ orderId, agencyId });
  return sheet ?? refuse('A voucher exists only while the order is reserved.');
}

export type Search = Omit<OrderSearch, 'statuses'> & { readonly state: OrderState | undefined };

const stored = ({ state, ...search }: Search): OrderSearch => ({ ...search, statuses: state && statusesOf(state) });

/** Finds an agency's orders, newest first, by any ID, last name and other filters. All given filters must match. */
export async function findOrders(
  { atMost, after, ...search }: Search & { readonly atMost: number; readonly after: string | undefined },
  { foundOrders, briefsOf }: OrderDeps,
): Promise<readonly FoundOrder[]> {
  assertPeriods(search);
  const orders = await foundOrders.find(stored(search), { after, atMost });
  const idsOf = (kind: OrderKind) => orders.filter((order) => order.kind === kind).map(({ id }) => id);
  const briefs = {
    car: await briefsOf.car(idsOf('car'), search.agencyId),
    transfer: await briefsOf.transfer(idsOf('transfer'), search.agencyId),
  };
  return orders.map((order) => ({ ...order, brief: briefs[order.kind].get(order.id) }));
}

const MOST_ORDERS_OF_A_FILE = 10_000;
/** Number of orders per batch. Each batch keeps the process busy for a few milliseconds. */
const ORDERS_AT_ONCE = 250;

/** Finds all matching orders, for an export file. */
export async function findAllOrders(search: Search, deps: OrderDeps): Promise<readonly FoundOrder[]> {
  const { count } = await getOrderFigures(search, deps);
  if (count > MOST_ORDERS_OF_A_FILE)
    refuse(`The filters match more than ${MOST_ORDERS_OF_A_FILE} orders. Choose a shorter period.`);
  const all: FoundOrder[] = [];
  for (let size = ORDERS_AT_ONCE; size === ORDERS_AT_ONCE && all.length < MOST_ORDERS_OF_A_FILE; ) {
    const batch = await findOrders({ ...search, after: all.at(-1)?.id, atMost: ORDERS_AT_ONCE }, deps);
    all.push(...batch);
    size = batch.length;
  }
  return all;
}

/** Returns the number and totals of an agency's matching orders, and the counts for each filter value. */
export async function getOrderFigures(search: Search, { foundOrders }: OrderDeps) {
  assertPeriods(search);
  return figuresOf(await foundOrders.groups(stored(search)), search);
}

function assertPeriods({ createdFrom, createdTo, pickupFrom, pickupTo }: Search): void {
  if (createdFrom && createdTo && createdTo <= createdFrom) refuseField('createdTo', 'must be after createdFrom');
  if (pickupFrom && pickupTo && pickupTo <= pickupFrom) refuseField('pickupTo', 'must be after pickupFrom');
}

/** Finds orders across all agencies, newest first. Lookup keys for last names differ between agencies. */
export async function findOrdersAnywhere(
  { atMost, ...search }: Omit<OrderSearch, 'agencyId'> & { readonly atMost: number },
  { agencies, foundOrders }: OrderDeps,
): Promise<readonly OrderSummary[]> {
  const agencyIds = (await agencies.list()).map(({ id }) => id);
  return foundOrders.findAnywhere(agencyIds, search, { atMost });
}

const MOST_DAYS = 62;

/**
 * Returns the figures for every UTC day from the first to the last. An order counts towards the day on which it was
 * placed.
 */
export async function getSalesFigures(
  of: DayRange & { readonly agencyId: number },
  { agencies, salesStore }: OrderDeps,
) {
  if (!(await agencies.find(of.agencyId))) noSuchAgency(of.agencyId);
  return salesByDay(of.firstDay, countDays(of, MOST_DAYS), await salesStore.sales(of), await salesStore.searches(of));
}

import { failCursor, type Page, pageOf } from '../../shared/list-pages.ts';
import { type ListRequest, readListRequest } from '../../shared/order-list-request.ts';
import { isOverdue } from './rules.ts';
import { type ReadingDeps, removeUnpaid, withState } from './service.ts';
import type { CarOrderWithPayment } from './types.ts';

/**
 * Lists a page of the agency's orders, newest first. If a listed order is still unpaid at pick-up time, it is removed.
 */
export async function listOrders(
  request: Omit<ListRequest, 'now'>,
  deps: ReadingDeps,
): Promise<Page<CarOrderWithPayment>> {
  const { store, statesOf, now } = deps;
  const query = readListRequest({ ...request, now: now() });
  const found = (await store.list(query)) ?? failCursor();
  const { limit } = request;
  const { results, ...next } = pageOf(found, { limit, positionOf: ({ id }) => id });
  const orders = await Promise.all(
    results.map(async (order) => {
      if (!isOverdue(order, query.now)) return order;
      return (await removeUnpaid({ orderId: order.id, agencyId: query.agencyId }, deps)) ?? order;
    }),
  );
  const states = await statesOf(orders.map(({ id }) => id));
  return { results: orders.map((order) => withState(order, states.get(order.id))), ...next };
}

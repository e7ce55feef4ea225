import { failCursor, type Page, pageOf } from '../../shared/list-pages.ts';
import { type ListRequest, readListRequest } from '../../shared/order-list-request.ts';
import { isOverdue } from './rules.ts';
import { expire, type ReadingDeps, withState } from './service.ts';
import type { StoredTransferOrder, TransferOrder } from './types.ts';

/** Lists a page of the agency's orders, newest first. Orders that were not paid in time are marked as expired. */
export async function listTransferOrders(
  request: Omit<ListRequest, 'now'>,
  deps: ReadingDeps,
): Promise<Page<TransferOrder>> {
  const { store, statesOf, now } = deps;
  const query = readListRequest({ ...request, now: now() });
  const { agencyId } = query;
  const found = (await store.list(query)) ?? failCursor();
  const { limit } = request;
  const { results, ...next } = pageOf(found, { limit, positionOf: ({ id }) => id });
  const orders = await Promise.all(
    results.map(async (order): Promise<StoredTransferOrder> => {
      if (!isOverdue(order, query.now)) return order;
      const { status, updatedAt } = (await expire({ orderId: order.id, agencyId }, deps)) ?? order;
      return { ...order, status, updatedAt };
    }),
  );
  const states = await statesOf(orders.map(({ id }) => id));
  return { results: orders.map((order) => withState(order, states.get(order.id))), ...next };
}

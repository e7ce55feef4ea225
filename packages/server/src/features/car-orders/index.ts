import type { OrderKey } from '../../ports/orders.ts';
import { createCarOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { type PayableOrder, payable } from './rules.payable.ts';

/** The door of the car-orders room: ordering and cancelling, and for the payments what can be paid. */
export function createCarOrdersRoom(deps: HandlerDeps) {
  return {
    handlers: createCarOrdersHandlers(deps),
    /** `undefined`: unknown, another agency's, or not to be paid any more. */
    async payableOrder(key: OrderKey): Promise<PayableOrder | undefined> {
      const order = await deps.store.find(key);
      return order && payable(order, deps.now());
    },
  };
}

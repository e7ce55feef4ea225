import type { OrderKey } from '../../ports/orders.ts';
import { createCarOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { type NotPayable, type PayableOrder, payable } from './rules.payable.ts';
import { presentOrder } from './rules.presentation.ts';
import { removeLapsed } from './service.ts';
import type { PresentedOrder } from './types.ts';

/** The door of the car-orders room: ordering and cancelling, and for the payments what can be paid. */
export function createCarOrdersRoom(deps: HandlerDeps) {
  return {
    handlers: createCarOrdersHandlers(deps),
    /** `undefined`: unknown, or another agency's. */
    async payableOrder(key: OrderKey): Promise<PayableOrder | NotPayable | undefined> {
      const order = await deps.store.find(key);
      return order && payable(order, deps.now());
    },
    /** Presents an order to members and operators; `undefined` for an unknown order and for a different agency's. */
    async presentedOrder(key: OrderKey): Promise<PresentedOrder | undefined> {
      const order = await deps.store.find(key);
      if (!order) return undefined;
      const { car, extras } = order;
      const payment = await deps.paymentOf(order.id);
      return { car, extras, ...presentOrder({ ...order, payment }, deps.timeZoneAt) };
    },
    /** What was not paid until pick-up is removed, whether it is read or not. */
    removeLapsed: () => removeLapsed(deps),
  };
}

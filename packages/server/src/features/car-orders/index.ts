import type { OrderKey } from '../../ports/orders.ts';
import type { Sheet } from '../../ports/printing.ts';
import { createCarOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { type NotPayable, type PayableOrder, payable } from './rules.payable.ts';
import { presentOrder } from './rules.presentation.ts';
import { voucherOf, voucherSheet } from './rules.voucher.ts';
import { removeLapsed } from './service.ts';
import type { PresentedOrder } from './types.ts';

export function createCarOrdersRoom(deps: HandlerDeps) {
  return {
    handlers: createCarOrdersHandlers(deps),
    /** Returns `undefined` if the order is unknown or belongs to a different agency. */
    async payableOrder(key: OrderKey): Promise<PayableOrder | NotPayable | undefined> {
      const order = await deps.store.find(key);
      return order && payable(order, deps.now());
    },
    /** Returns an order for members and operators, or `undefined` if it is unknown or belongs to another agency. */
    async presentedOrder(key: OrderKey): Promise<PresentedOrder | undefined> {
      const order = await deps.store.find(key);
      if (!order) return undefined;
      const { car, extras } = order;
      const payment = await deps.paymentOf(order.id);
      return { car, extras, ...presentOrder({ ...order, payment }, deps.timeZoneAt) };
    },
    /** Returns the voucher for owners, or `undefined` if the order has none. */
    async voucherSheetOf(key: OrderKey): Promise<Sheet | undefined> {
      const order = await deps.store.find(key);
      if (!order) return undefined;
      const presentation = presentOrder({ ...order, payment: await deps.paymentOf(order.id) }, deps.timeZoneAt);
      const voucher = voucherOf(order, presentation);
      return voucher && voucherSheet(voucher, presentation);
    },
    briefsOf: deps.store.brief,
    /** Removes orders that are still unpaid at pick-up time, whether or not a client reads them. */
    removeLapsed: () => removeLapsed(deps),
  };
}

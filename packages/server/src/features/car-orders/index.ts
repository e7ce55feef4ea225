import type { PresentOrder } from '../../ports/order-briefs.ts';
import type { OrderCancelling } from '../../ports/order-cancelling.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { PageOrder } from '../../ports/payment-page.ts';
import type { Sheet } from '../../ports/printing.ts';
import type { FailWith } from '../../shared/fail.ts';
import { createCarOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { isCancellable } from './rules.cancellation.ts';
import { pageOrderOf } from './rules.page.ts';
import { type NotPayable, type PayableOrder, payable } from './rules.payable.ts';
import { presentOrder } from './rules.presentation.ts';
import { voucherOf, voucherSheet } from './rules.voucher.ts';
import { cancelOrder, checkCancelEligibility } from './service.cancel.ts';
import { removeLapsed } from './service.ts';
import { briefOf, summaryOf } from './summary.ts';
import type { PresentedOrder } from './types.ts';

export function createCarOrdersRoom(deps: HandlerDeps) {
  return {
    handlers: createCarOrdersHandlers(deps),
    /** Returns an order that can be paid; `undefined` if it is unknown or belongs to a different agency. */
    async payableOrder(key: OrderKey): Promise<PayableOrder | NotPayable | undefined> {
      const order = await deps.store.find(key);
      return order && payable(order, deps.now());
    },
    /** Returns an order for members and operators, or `undefined` if it is unknown or belongs to another agency. */
    presentedOrder: (async (key) => {
      const order = await deps.store.find(key);
      if (!order) return undefined;
      const { car, extras } = order;
      const payment = await deps.paymentOf(order.id);
      const presented = { car, extras, ...presentOrder({ ...order, payment }, deps.timeZoneAt) };
      return { summary: summaryOf(order), brief: briefOf(order), presented };
    }) satisfies PresentOrder<PresentedOrder>,
    /** Returns the parts of an order that the payment page shows. */
    async pageOrder({ orderId, agencyId }: OrderKey): Promise<PageOrder | undefined> {
      const order = await deps.store.find({ orderId, agencyId });
      return order && pageOrderOf(order, presentOrder({ ...order, payment: undefined }, deps.timeZoneAt));
    },
    /** Returns the voucher as a printable page, or `undefined` if the order has none. */
    async voucherSheetOf(key: OrderKey): Promise<Sheet | undefined> {
      const order = await deps.store.find(key);
      if (!order) return undefined;
      const presentation = presentOrder({ ...order, payment: await deps.paymentOf(order.id) }, deps.timeZoneAt);
      const voucher = voucherOf(order, presentation);
      return voucher && voucherSheet(voucher, presentation);
    },
    briefsOf: deps.store.brief,
    cancelling: (fail: FailWith<'carOrder.notFound'>) => cancellingWith(deps, fail),
    /** Removes orders that are still unpaid at pick-up time, whether or not a client reads them. */
    removeLapsed: () => removeLapsed(deps),
  };
}

/** Cancels rentals for members and operators. */
const cancellingWith = (deps: HandlerDeps, fail: FailWith<'carOrder.notFound'>): OrderCancelling => ({
  async termsOf(key) {
    const terms = await checkCancelEligibility(key, deps, fail);
    return {
      isPossible: isCancellable(terms),
      isUnderWay: terms.kind === 'beingCancelled',
      isUnpaid: terms.kind === 'unpaid',
      refund: terms.kind === 'paid' ? terms.refund : undefined,
      legs: [],
    };
  },
  async cancel({ orderId, agencyId }) {
    const { outcome, payment } = await cancelOrder({ orderId, agencyId }, deps, fail);
    return { outcome, refund: payment?.refunded };
  },
});

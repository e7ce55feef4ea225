import type { TransferOrdersHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { Caller } from '../../shared/caller.ts';
import { readEndUserAddress } from '../../shared/end-user-address.ts';
import { preferredLanguage } from '../../shared/language.ts';
import type { Money } from '../../shared/money.ts';
import { cancelTransferOrder, checkTransferCancelEligibility } from './service.cancel.ts';
import { type PayingDeps, payTransferOrder } from './service.pay.ts';
import { createTransferOrder, getTransferOrder, type OrderingDeps } from './service.ts';
import type { TransferOrder } from './types.ts';

type Schemas = components['schemas'];

export type HandlerDeps = OrderingDeps & PayingDeps & { readonly trustProxyHops: number };

export function createTransferOrdersHandlers(deps: HandlerDeps): TransferOrdersHandlers<Caller> {
  return {
    async createTransferOrder({ body: request, headers, caller }, answer) {
      const endUserAddress = readEndUserAddress(headers, deps);
      const language = preferredLanguage(headers['accept-language']);
      const command = { caller, request, endUserAddress, idempotencyKey: headers['idempotency-key'], language };
      const order = await createTransferOrder(command, deps);
      return answer(201, toTransferOrder(order, order.amount));
    },

    async getTransferOrder({ path: { orderId }, caller: { agencyId } }, answer) {
      return answer(200, toTransferOrder(await getTransferOrder({ orderId, agencyId }, deps)));
    },

    async checkTransferCancelEligibility({ path: { orderId }, caller: { agencyId } }, answer) {
      const terms = await checkTransferCancelEligibility({ orderId, agencyId }, deps);
      const refundAmount = terms.isPossible && terms.refund.amount > 0 ? terms.refund : undefined;
      return answer(200, { orderId, cancellable: terms.isPossible, refundAmount });
    },

    async cancelTransferOrder({ path: { orderId }, caller: { agencyId } }, answer) {
      await cancelTransferOrder({ orderId, agencyId }, deps);
      return answer(200, { orderId, status: 'canceled' });
    },

    async payTransferOrder({ path: { orderId }, headers, caller }, answer) {
      const endUserAddress = readEndUserAddress(headers, deps);
      return answer(200, toTransferOrder(await payTransferOrder({ caller, orderId, endUserAddress }, deps)));
    },
  };
}

/** @param paymentRequirement for the answer that creates the order */
function toTransferOrder(order: TransferOrder, paymentRequirement?: Money): Schemas['TransferOrder'] {
  const { id, status, payment, vendorReservationId, flightNumber, returnFlightNumber, product, passengers } = order;
  return {
    orderId: id,
    status,
    paymentRequirement,
    payment: payment && { ...payment, vendorTotal: product.pricing.vendorTotal },
    vendorReservationId,
    flightNumber,
    returnFlightNumber,
    product,
    passengers,
  };
}

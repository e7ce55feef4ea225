import type { TransferOrdersHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { Caller } from '../../shared/caller.ts';
import { endUserAddress } from '../../shared/end-user-address.ts';
import type { Money } from '../../shared/money.ts';
import { refuse } from '../../shared/refuse.ts';
import { type CancellingDeps, cancelOrder, checkCancelEligibility } from './service.cancel.ts';
import { type PayingDeps, payOrder } from './service.pay.ts';
import { createOrder, getOrder, type OrderingDeps } from './service.ts';
import type { TransferOrder } from './types.ts';

type Schemas = components['schemas'];

export type HandlerDeps = OrderingDeps & CancellingDeps & PayingDeps & { readonly trustProxyHops: number };

export function createTransferOrdersHandlers(deps: HandlerDeps): TransferOrdersHandlers<Caller> {
  const addressIn = (headers: { readonly 'x-forwarded-for': string }) =>
    endUserAddress(headers['x-forwarded-for'], deps.trustProxyHops) ??
    refuse('X-Forwarded-For', 'must be the IP address of the end user, such as 203.0.113.24');

  return {
    async createTransferOrder({ body, headers, caller }, answer) {
      const order = await createOrder(
        {
          caller,
          request: body,
          endUserAddress: addressIn(headers),
          idempotencyKey: headers['idempotency-key'],
        },
        deps,
      );
      return answer(201, toTransferOrder(order, order.amount));
    },

    async getTransferOrder({ path: { orderId }, caller: { agencyId } }, answer) {
      return answer(200, toTransferOrder(await getOrder({ orderId, agencyId }, deps)));
    },

    async checkTransferCancelEligibility({ path: { orderId }, caller: { agencyId } }, answer) {
      const terms = await checkCancelEligibility({ orderId, agencyId }, deps);
      const refund = terms.isPossible && terms.refund.amount > 0 ? terms.refund : undefined;
      return answer(200, { orderId, cancellable: terms.isPossible, ...(refund && { refundAmount: refund }) });
    },

    async cancelTransferOrder({ path: { orderId }, caller: { agencyId } }, answer) {
      await cancelOrder({ orderId, agencyId }, deps);
      return answer(200, { orderId, status: 'canceled' });
    },

    async payTransferOrder({ path: { orderId }, headers, caller }, answer) {
      const order = await payOrder({ caller, orderId, endUserAddress: addressIn(headers) }, deps);
      return answer(200, toTransferOrder(order));
    },
  };
}

/** @param paymentRequirement for the answer that creates the order */
function toTransferOrder(order: TransferOrder, paymentRequirement?: Money): Schemas['TransferOrder'] {
  const { id, status, vendorReservationId, flightNumber, returnFlightNumber, product, passengers } = order;
  return {
    orderId: id,
    status,
    ...(paymentRequirement && { paymentRequirement }),
    ...(vendorReservationId !== undefined && { vendorReservationId }),
    ...(flightNumber !== undefined && { flightNumber }),
    ...(returnFlightNumber !== undefined && { returnFlightNumber }),
    product,
    passengers,
  };
}

import type { CarOrdersHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { Caller } from '../../shared/caller.ts';
import { endUserAddress } from '../../shared/end-user-address.ts';
import { preferredLanguage } from '../../shared/language.ts';
import { refuse } from '../../shared/refuse.ts';
import { cancelMessage } from './rules.cancellation.ts';
import { type CancellingDeps, cancelOrder, checkCancelEligibility } from './service.cancel.ts';
import { createOrder, getOrder, type OrderingDeps } from './service.ts';
import type { CancelOutcome, CarOrder, OrderItem } from './types.ts';

type Schemas = components['schemas'];

const CANCEL_STATUS = {
  cancelled: 'success',
  pending: 'pending',
  refused: 'failed',
  notPossible: 'failed',
} as const satisfies Record<CancelOutcome, Schemas['CarCancellation']['status']>;

export type HandlerDeps = OrderingDeps & CancellingDeps & { readonly trustProxyHops: number };

export function createCarOrdersHandlers(deps: HandlerDeps): CarOrdersHandlers<Caller> {
  return {
    async createOrder({ body, headers, caller, signal }, answer) {
      const address =
        endUserAddress(headers['x-forwarded-for'], deps.trustProxyHops) ??
        refuse('X-Forwarded-For', 'must be the IP address of the end user, such as 203.0.113.24');
      const command = {
        caller,
        request: body,
        endUserAddress: address,
        language: preferredLanguage(headers['accept-language']),
        idempotencyKey: headers['idempotency-key'],
      };
      return answer(201, toCarOrder(await createOrder(command, deps, signal)));
    },

    async getOrder({ path, caller }, answer) {
      const key = { orderId: path.orderID, agencyId: caller.agencyId };
      return answer(200, toCarOrder(await getOrder(key, deps)));
    },

    async checkCancelEligibility({ path, caller }, answer) {
      const terms = await checkCancelEligibility({ orderId: path.orderID, agencyId: caller.agencyId }, deps);
      const refund = terms.kind === 'paid' && terms.refund.amount > 0 ? terms.refund : undefined;
      return answer(200, {
        cancellable: terms.kind !== 'notPossible',
        refundable: refund !== undefined,
        ...(refund && { refundAmount: refund }),
      });
    },

    async cancelOrder({ path, caller }, answer) {
      const orderId = path.orderID;
      const { outcome, wasPaid } = await cancelOrder({ orderId, agencyId: caller.agencyId }, deps);
      return answer(200, {
        success: outcome === 'cancelled',
        message: cancelMessage(outcome, wasPaid),
        orderId,
        status: CANCEL_STATUS[outcome],
      });
    },
  };
}

function toCarOrder(order: CarOrder): Schemas['CarOrder'] {
  const { car, extras, passenger, billing, createdAt } = order;
  const items = [car, ...extras];
  const lastChange = Math.max(...items.map(({ updatedAt }) => updatedAt.getTime()));
  return {
    id: order.id,
    status: items.some(({ status }) => status === 'pending') ? 'open' : 'closed',
    paymentType: order.paymentType,
    paymentCurrency: order.amount.currency,
    language: order.language,
    createdAt: createdAt.toISOString(),
    updatedAt: new Date(lastChange).toISOString(),
    passenger: {
      firstName: passenger.firstName,
      lastName: passenger.lastName,
      email: passenger.email,
      nationality: passenger.nationality,
      phone: passenger.phone,
    },
    billing: {
      type: billing.type,
      firstName: billing.firstName,
      ...(billing.lastName !== undefined && { lastName: billing.lastName }),
      ...(billing.email !== undefined && { email: billing.email }),
      ...(billing.phone !== undefined && { phone: billing.phone }),
    },
    orderedCarProduct: {
      ...toItem(car, order),
      isFullCredit: order.creditType === 'full',
      isLimitedCredit: order.creditType === 'limited',
      car: car.product,
    },
    orderedExtraProducts: extras.map((extra) => ({ ...toItem(extra, order), extraProduct: extra.product })),
  };
}

function toItem(
  { id, status, quantity, vendorCancelled, vendorReservationID, paymentID, updatedAt }: OrderItem<unknown>,
  { createdAt, trackingID }: CarOrder,
) {
  return {
    id,
    status,
    quantity,
    vendorCancelled,
    ...(vendorReservationID !== undefined && { vendorReservationID }),
    ...(trackingID !== undefined && { trackingID }),
    ...(paymentID !== undefined && { paymentID }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

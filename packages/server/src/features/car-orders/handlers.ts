import type { CarOrdersHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { CancelOutcome } from '../../ports/orders.ts';
import type { Caller } from '../../shared/caller.ts';
import { type DocumentDeps, documentIn } from '../../shared/documents.ts';
import { readEndUserAddress } from '../../shared/end-user-address.ts';
import { askedLanguage } from '../../shared/language.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { availableActions, cancelMessage, isCancellable } from './rules.cancellation.ts';
import { canBePaid } from './rules.payable.ts';
import { presentOrder } from './rules.presentation.ts';
import { voucherSheet } from './rules.voucher.ts';
import { cancelOrder, checkCancelEligibility } from './service.cancel.ts';
import { listOrders } from './service.list.ts';
import { createOrder, getOrder, type OrderingDeps } from './service.ts';
import { getVoucher } from './service.voucher.ts';
import type { CarOrder, CarOrderWithPayment, OrderItem } from './types.ts';

type Schemas = components['schemas'];

const CANCEL_STATUS = {
  cancelled: 'success',
  pending: 'pending',
  refused: 'failed',
  notPossible: 'failed',
} as const satisfies Record<CancelOutcome, Schemas['CarCancellation']['status']>;

export type HandlerDeps = OrderingDeps &
  DocumentDeps & {
    readonly trustProxyHops: number;
    readonly timeZoneAt: TimeZoneAt;
  };

export function createCarOrdersHandlers(deps: HandlerDeps): CarOrdersHandlers<Caller> {
  return {
    async createOrder({ body: request, headers, caller, signal }, answer, fail) {
      const command = {
        caller,
        request,
        endUserAddress: readEndUserAddress(headers, deps),
        language: askedLanguage(headers['accept-language']),
        idempotencyKey: headers['idempotency-key'],
        signal,
      };
      const order = await createOrder(command, deps, fail);
      // A repeated call returns the original response.
      return answer(201, toCarOrder(order, { ...deps, now: () => order.createdAt }));
    },

    async getOrder({ path, caller }, answer, fail) {
      const key = { orderId: path.orderID, agencyId: caller.agencyId };
      return answer(200, toCarOrder(await getOrder(key, deps, fail), deps));
    },

    async getVoucher({ path, caller, mediaType }, answer, fail) {
      const key = { orderId: path.orderID, agencyId: caller.agencyId };
      const { voucher, presentation } = await getVoucher(key, deps, fail);
      const content = { data: voucher, sheet: () => voucherSheet(voucher, presentation) };
      const { body, headers } = await documentIn(mediaType, content, deps);
      return answer(200, body, headers);
    },

    async checkCancelEligibility({ path, caller }, answer, fail) {
      const terms = await checkCancelEligibility({ orderId: path.orderID, agencyId: caller.agencyId }, deps, fail);
      const refund = terms.kind === 'paid' && terms.refund.amount > 0 ? terms.refund : undefined;
      return answer(200, {
        cancellable: isCancellable(terms),
        refundable: refund !== undefined,
        refundAmount: refund,
      });
    },

    async cancelOrder({ path, caller }, answer, fail) {
      const orderId = path.orderID;
      const cancellation = await cancelOrder({ orderId, agencyId: caller.agencyId }, deps, fail);
      const { outcome, payment } = cancellation;
      return answer(200, {
        success: outcome === 'cancelled',
        message: cancelMessage(cancellation),
        orderId,
        status: CANCEL_STATUS[outcome],
        refundAmount: payment && payment.refunded.amount > 0 ? payment.refunded : undefined,
      });
    },

    async listOrders({ query, caller }, answer) {
      const { vendorReservationID: reservationId, ...asked } = query;
      const { results, nextCursor } = await listOrders({ ...asked, reservationId, agencyId: caller.agencyId }, deps);
      return answer(200, { results: results.map((order) => toCarOrder(order, deps)), nextCursor });
    },
  };
}

function toCarOrder(order: CarOrderWithPayment, { now, timeZoneAt }: HandlerDeps): Schemas['CarOrder'] {
  const { car, extras, passenger, billing, createdAt } = order;
  const { appointment, pricing, conditions, terms, payment } = presentOrder(order, timeZoneAt);
  const items = [car, ...extras];
  const lastChange = Math.max(...items.map(({ updatedAt }) => updatedAt.getTime()));
  return {
    id: order.id,
    status: items.some(({ status }) => status === 'pending') ? 'open' : 'closed',
    paymentType: payment?.type ?? order.paymentType,
    paymentCurrency: order.amount.currency,
    language: order.language,
    createdAt: createdAt.toISOString(),
    updatedAt: new Date(lastChange).toISOString(),
    availableActions: availableActions(order, now()),
    paymentRequirement: canBePaid(order, now()) ? order.amount : undefined,
    payment,
    statusHistory: order.statusHistory.map(({ status, at }) => ({ status, at: at.toISOString() })),
    arrivalFlightNumber: order.arrivalFlightNumber,
    metadata: order.metadata,
    terms,
    personalDataErasedAt: order.personalDataErasedAt?.toISOString(),
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
      lastName: billing.lastName,
      email: billing.email,
      phone: billing.phone,
    },
    orderedCarProduct: {
      ...toItem(car, order),
      isFullCredit: order.creditType === 'full',
      isLimitedCredit: order.creditType === 'limited',
      car: { ...car.product, pricing, appointment, conditions, cancellation: order.cancellation },
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
    vendorReservationID,
    trackingID,
    paymentID,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

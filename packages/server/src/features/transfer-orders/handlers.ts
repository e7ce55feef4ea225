import type { TransferOrdersHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { Caller } from '../../shared/caller.ts';
import { type DocumentDeps, documentIn } from '../../shared/documents.ts';
import { readEndUserAddress } from '../../shared/end-user-address.ts';
import { preferredLanguage } from '../../shared/language.ts';
import { type Money, money } from '../../shared/money.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { availableActions } from './rules.cancellation.ts';
import { changeActions } from './rules.changes.ts';
import { policiesOf, statusOfLeg } from './rules.legs.ts';
import { manifestOf } from './rules.manifest.ts';
import { rideOf } from './rules.rides.ts';
import { termsOf } from './rules.terms.ts';
import { voucherSheet } from './rules.voucher.ts';
import { cancelTransferOrder, checkTransferCancelEligibility } from './service.cancel.ts';
import { type ChangingDeps, changeTransferFlight, completeTransferPassengers } from './service.change.ts';
import { listTransferOrders } from './service.list.ts';
import { type PayingDeps, payTransferOrder } from './service.pay.ts';
import { createTransferOrder, getTransferOrder, type OrderingDeps } from './service.ts';
import { getTransferVoucher } from './service.voucher.ts';
import type { LegTerms, OrderLeg, TransferOrder } from './types.ts';

type Schemas = components['schemas'];

export type HandlerDeps = OrderingDeps &
  PayingDeps &
  ChangingDeps &
  DocumentDeps & { readonly trustProxyHops: number; readonly timeZoneAt: TimeZoneAt };

export function createTransferOrdersHandlers(deps: HandlerDeps): TransferOrdersHandlers<Caller> {
  return {
    async createTransferOrder({ body: request, headers, caller }, answer, fail) {
      const endUserAddress = readEndUserAddress(headers, deps);
      const language = preferredLanguage(headers['accept-language']);
      const command = { caller, request, endUserAddress, idempotencyKey: headers['idempotency-key'], language };
      const order = await createTransferOrder(command, deps, fail);
      // A repeated call returns the original response.
      return answer(201, toTransferOrder(order, order.createdAt, order.amount));
    },

    async getTransferOrder({ path: { orderId }, caller: { agencyId } }, answer, fail) {
      return answer(200, toTransferOrder(await getTransferOrder({ orderId, agencyId }, deps, fail), deps.now()));
    },

    async checkTransferCancelEligibility({ path: { orderId }, caller: { agencyId } }, answer, fail) {
      const { order, legs } = await checkTransferCancelEligibility({ orderId, agencyId }, deps, fail);
      const refundAmount = order.isPossible && order.refund.amount > 0 ? order.refund : undefined;
      return answer(200, { orderId, cancellable: order.isPossible, refundAmount, legs: legs.map(toLegEligibility) });
    },

    async cancelTransferOrder({ path: { orderId }, body, caller: { agencyId } }, answer, fail) {
      const order = await cancelTransferOrder({ orderId, agencyId, legs: body?.legs }, deps, fail);
      const { status: orderStatus } = order;
      return answer(200, { orderId, status: 'canceled', orderStatus, legs: toCanceledLegs(order) });
    },

    async payTransferOrder({ path: { orderId }, headers, caller }, answer, fail) {
      const endUserAddress = readEndUserAddress(headers, deps);
      const order = await payTransferOrder({ caller, orderId, endUserAddress }, deps, fail);
      return answer(200, toTransferOrder(order, deps.now()));
    },

    async completeTransferPassengers({ path: { orderId }, body: { passengers }, caller: { agencyId } }, answer, fail) {
      const order = await completeTransferPassengers({ orderId, agencyId, passengers }, deps, fail);
      return answer(200, toTransferOrder(order, deps.now()));
    },

    async changeTransferFlight({ path: { orderId }, body: request, caller: { agencyId } }, answer, fail) {
      const order = await changeTransferFlight({ orderId, agencyId, request }, deps, fail);
      return answer(200, toTransferOrder(order, deps.now()));
    },

    async listTransferOrders({ query, caller }, answer) {
      const { vendorReservationId: reservationId, ...asked } = query;
      const command = { ...asked, reservationId, agencyId: caller.agencyId };
      const { results, nextCursor } = await listTransferOrders(command, deps);
      return answer(200, { results: results.map((order) => toTransferOrder(order, deps.now())), nextCursor });
    },

    async getTransferVoucher({ path: { orderId }, caller: { agencyId }, mediaType }, answer, fail) {
      const voucher = await getTransferVoucher({ orderId, agencyId }, deps, fail);
      const { body, headers } = await documentIn(
        mediaType,
        { data: voucher, sheet: () => voucherSheet(voucher) },
        deps,
      );
      return answer(200, body, headers);
    },
  };
}

/**
 * Converts an order. `paymentRequirement` is the amount to return when the order is created; absent in all other
 * responses.
 */
function toTransferOrder(order: TransferOrder, now: Date, paymentRequirement?: Money): Schemas['TransferOrder'] {
  const {
    id,
    status,
    trackingID,
    createdAt,
    updatedAt,
    payment,
    vendorReservationId,
    flightNumber,
    returnFlightNumber,
    signText,
    product,
    passengers,
  } = order;
  return {
    orderId: id,
    status,
    language: order.language,
    trackingID,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    availableActions: [...availableActions(order, now), ...changeActions(order, now)],
    paymentRequirement,
    payment: payment && { ...payment, vendorTotal: product.pricing.vendorTotal },
    personalDataErasedAt: order.personalDataErasedAt?.toISOString(),
    vendorReservationId,
    flightNumber,
    returnFlightNumber,
    signText,
    product,
    terms: termsOf(order),
    legs: order.legs.map((leg) => toLeg(leg, order)),
    manifest: toManifest(order),
    passengers,
  };
}

function toManifest(order: TransferOrder): Schemas['TransferManifest'] | undefined {
  const manifest = manifestOf(order);
  if (!manifest) return undefined;
  const { status, dueAt, reportedAt, missing } = manifest;
  return { status, dueAt: dueAt.toISOString(), reportedAt: reportedAt?.toISOString(), missing };
}

function toLeg(leg: OrderLeg, order: TransferOrder): Schemas['TransferOrderLeg'] {
  const { type, pickupTime, amount, commission, canceled } = leg;
  const { by, at, refund } = canceled ?? {};
  const { currency } = order.amount;
  return {
    type,
    status: statusOfLeg(leg, order),
    pickupTime,
    amount: money(amount, currency),
    commission: money(commission, currency),
    cancellationPolicies: policiesOf(leg, order),
    driver: order.drivers?.[type],
    ride: toRide(rideOf(order.rideNotes, type)),
    canceledBy: by,
    canceledAt: at,
    refundAmount: refund === undefined ? undefined : money(refund, currency),
  };
}

function toLegEligibility({ type, terms }: LegTerms): Schemas['TransferLegCancelEligibility'] {
  if (!terms) return { type, cancellable: false, refundable: false };
  const { refund: refundAmount, fee: feeAmount, until } = terms;
  return { type, cancellable: true, refundable: refundAmount.amount > 0, refundAmount, feeAmount, until };
}

function toCanceledLegs({ legs, amount: { currency } }: TransferOrder): Schemas['TransferCanceledLeg'][] {
  return legs.map(({ type, amount, canceled }) => {
    if (!canceled) return { type, status: 'reserved' };
    const { by: canceledBy, refund } = canceled;
    const refundAmount = money(refund, currency);
    return { type, status: 'canceled', canceledBy, refundAmount, feeAmount: money(amount - refund, currency) };
  });
}

function toRide(ride: ReturnType<typeof rideOf>): Schemas['TransferRide'] | undefined {
  if (!ride) return undefined;
  const { status, expectedAt, events } = ride;
  return {
    status,
    expectedAt: expectedAt?.toISOString(),
    events: events.map(({ type, at, expectedAt: then }) => ({
      type,
      at: at.toISOString(),
      expectedAt: then?.toISOString(),
    })),
  };
}

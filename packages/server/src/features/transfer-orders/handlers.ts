import type { TransferOrdersHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { Caller } from '../../shared/caller.ts';
import { isOver } from '../../shared/cancellation.ts';
import { readEndUserAddress } from '../../shared/end-user-address.ts';
import { preferredLanguage } from '../../shared/language.ts';
import { type Money, money } from '../../shared/money.ts';
import { policyTypeOf } from '../../shared/transfer-offers.ts';
import { availableActions } from './rules.cancellation.ts';
import { changeActions } from './rules.changes.ts';
import { manifestOf } from './rules.manifest.ts';
import { rideOf } from './rules.rides.ts';
import { cancelTransferOrder, checkTransferCancelEligibility } from './service.cancel.ts';
import { type ChangingDeps, changeTransferFlight, completeTransferPassengers } from './service.change.ts';
import { listTransferOrders } from './service.list.ts';
import { type PayingDeps, payTransferOrder } from './service.pay.ts';
import { createTransferOrder, getTransferOrder, type OrderingDeps } from './service.ts';
import type { OrderLeg, TransferOrder } from './types.ts';

type Schemas = components['schemas'];

export type HandlerDeps = OrderingDeps & PayingDeps & ChangingDeps & { readonly trustProxyHops: number };

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
      const terms = await checkTransferCancelEligibility({ orderId, agencyId }, deps, fail);
      const refundAmount = terms.isPossible && terms.refund.amount > 0 ? terms.refund : undefined;
      return answer(200, { orderId, cancellable: terms.isPossible, refundAmount });
    },

    async cancelTransferOrder({ path: { orderId }, caller: { agencyId } }, answer, fail) {
      await cancelTransferOrder({ orderId, agencyId }, deps, fail);
      return answer(200, { orderId, status: 'canceled' });
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
  };
}

/** @param paymentRequirement amount for the response to the call that creates the order */
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

/** A leg that was completed before the others were cancelled keeps its status. */
function toLeg(
  leg: OrderLeg,
  { status, createdAt, amount: { currency }, drivers, rideNotes }: TransferOrder,
): Schemas['TransferOrderLeg'] {
  const { type, pickupTime, amount, commission, refunds, canceled } = leg;
  const { by, at, refund } = canceled ?? {};
  const promised = refunds.filter(({ until, amount: back }) => back > 0 && !isOver(until, createdAt));
  return {
    type,
    status: canceled ? 'canceled' : status === 'canceled' ? 'reserved' : status,
    pickupTime,
    amount: money(amount, currency),
    commission: money(commission, currency),
    cancellationPolicies: promised.map(({ until, amount: back, description }) => ({
      type: policyTypeOf(back, amount),
      until,
      refundAmount: money(back, currency),
      description,
    })),
    driver: drivers?.[type],
    ride: toRide(rideOf(rideNotes, type)),
    canceledBy: by,
    canceledAt: at,
    refundAmount: refund === undefined ? undefined : money(refund, currency),
  };
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

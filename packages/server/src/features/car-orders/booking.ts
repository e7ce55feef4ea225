import type { Attempt } from '../../ports/attempts.ts';
import { type BookingSide, bookingAnswerOf, cancellationReference, reservationReference } from '../../ports/booking.ts';
import type { Now } from '../../ports/clock.ts';
import type {
  CancelReservation,
  CreateReservation,
  FindReservation,
  ReservationRequest,
} from '../../ports/reservations.ts';
import type { CarOrderStore } from './store.ts';
import type { CarOrder } from './types.ts';

export type BookingNeeds = {
  readonly store: CarOrderStore;
  readonly createReservation: CreateReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly now: Now;
};

/** What has been begun is ended, whether or not a customer still waits for it. */
const nobodyLeaves = new AbortController().signal;

/** How the money's machine books, finds and cancels a car order, and tells the order what came of it. */
export function createBookingSide(needs: BookingNeeds): BookingSide {
  const { store, now } = needs;

  async function orderOf({ orderId, agencyId }: Attempt): Promise<CarOrder> {
    const order = await store.find({ orderId, agencyId });
    if (!order) throw new Error(`the order ${orderId} of an attempt is gone`);
    return order;
  }

  return {
    waitsForAnswer: true,

    async lockOrder(tx, orderId) {
      return (await store.lock(tx, orderId)) === 'pending' ? 'payable' : 'notPayable';
    },

    async reserve(attempt) {
      const order = await orderOf(attempt);
      const request = reservationRequest(order, reservationReference(attempt));
      return bookingAnswerOf(await needs.createReservation(order.vendorCode, request, nobodyLeaves));
    },

    async findReservation(attempt) {
      const { vendorCode } = await orderOf(attempt);
      const asked = await needs.findReservation(vendorCode, reservationReference(attempt), nobodyLeaves);
      if (!asked.answered) return { kind: 'silent' };
      return asked.answer ? bookingAnswerOf({ answered: true, answer: asked.answer }) : { kind: 'none' };
    },

    async cancelReservation(attempt) {
      const { vendorCode } = await orderOf(attempt);
      const cancellation = { reservation: reservationReference(attempt), reference: cancellationReference(attempt) };
      const asked = await needs.cancelReservation(vendorCode, cancellation, nobodyLeaves);
      return asked.answered ? asked.answer : 'silent';
    },

    async onSettled(tx, { orderId, paymentID, amount }, vendorReservationID) {
      await store.keepPayment(tx, orderId, amount);
      await store.move(tx, orderId, { from: 'pending', to: 'reserved', at: now(), paymentID, vendorReservationID });
    },

    async onFailed(tx, { orderId, paymentID }) {
      await store.move(tx, orderId, { from: 'pending', to: 'failed', at: now(), paymentID });
    },

    async onCancelled(tx, { orderId }, by) {
      const vendorCancelled = by === 'vendor';
      await store.move(tx, orderId, { from: 'reserved', to: 'cancelled', at: now(), vendorCancelled });
    },
  };
}

function reservationRequest({ offerCode, extras, passenger }: CarOrder, reference: string): ReservationRequest {
  const { identityNumber, passportNo, ...driver } = passenger;
  // One document is enough for the vendor; the other stays here.
  const document =
    passportNo !== undefined && passenger.nationality !== 'TR'
      ? { passportNumber: passportNo }
      : { ...(identityNumber !== undefined && { identityNumber }) };
  return {
    reference,
    offerCode,
    extras: extras.map(({ product, quantity }) => ({ code: product.code, quantity })),
    driver: { ...driver, ...document },
  };
}

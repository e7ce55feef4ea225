import { type BookingPort, reservationsOf } from '../../ports/booking.ts';
import type { Now } from '../../ports/clock.ts';
import type {
  CancelReservation,
  CreateReservation,
  FindReservation,
  ReservationRequest,
} from '../../ports/reservations.ts';
import type { CarOrderStore } from './store.ts';
import type { CarOrder } from './types.ts';

export type BookingDeps = {
  readonly store: CarOrderStore;
  readonly createReservation: CreateReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly now: Now;
};

/** How the money's machine books, finds and cancels a car order, and tells the order what came of it. */
export function createBookingPort(deps: BookingDeps): BookingPort {
  const { store, now } = deps;
  return {
    waitsForAnswer: true,

    async lockOrder(tx, orderId) {
      return (await store.lock(tx, orderId)) === 'pending' ? 'payable' : 'notPayable';
    },

    ...reservationsOf({
      find: store.find,
      partyOf: ({ vendorCode }) => vendorCode,
      create: (order, reference, gone) =>
        deps.createReservation(order.vendorCode, reservationRequest(order, reference), gone),
      findReservation: deps.findReservation,
      cancelReservation: deps.cancelReservation,
    }),

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

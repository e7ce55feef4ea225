import { type BookingPort, reservationsOf } from '../../ports/booking.ts';
import type { Now } from '../../ports/clock.ts';
import type { CancelReservation, FindReservation } from '../../ports/reservations.ts';
import type { CreateTransferReservation, TransferReservationRequest } from '../../ports/transfer-suppliers.ts';
import { isOverdue } from './rules.ts';
import type { TransferOrderStore } from './store.ts';
import type { Passenger, TransferOrder } from './types.ts';

export type BookingDeps = {
  readonly store: TransferOrderStore;
  readonly createReservation: CreateTransferReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly now: Now;
};

/** How the money's machine books, finds and cancels a transfer, and tells the order what came of it. */
export function createBookingPort(deps: BookingDeps): BookingPort {
  const { store, now } = deps;
  return {
    // Who pays a transfer hears in the call whether it is reserved.
    waitsForAnswer: false,

    async lockOrder(tx, orderId) {
      const order = await store.lock(tx, orderId);
      return order?.status === 'pendingPayment' && !isOverdue(order, now()) ? 'payable' : 'notPayable';
    },

    ...reservationsOf({
      find: store.find,
      partyOf: ({ supplierCode }) => supplierCode,
      create: (order, reference, gone) =>
        deps.createReservation(order.supplierCode, reservationRequest(order, reference), gone),
      findReservation: deps.findReservation,
      cancelReservation: deps.cancelReservation,
    }),

    async onSettled(tx, { orderId }, vendorReservationId) {
      await store.move(tx, orderId, { from: 'pendingPayment', to: 'reserved', at: now(), vendorReservationId });
    },

    async onFailed(tx, { orderId }) {
      await store.move(tx, orderId, { from: 'pendingPayment', to: 'failed', at: now() });
    },

    async onCancelled(tx, { orderId }) {
      await store.move(tx, orderId, { from: 'reserved', to: 'canceled', at: now() });
    },
  };
}

function reservationRequest(
  { offerCode, passengers, flightNumber, returnFlightNumber }: TransferOrder,
  reference: string,
): TransferReservationRequest {
  return {
    reference,
    offerCode,
    passengers: passengers.map(toTraveller),
    ...(flightNumber !== undefined && { flightNumber }),
    ...(returnFlightNumber !== undefined && { returnFlightNumber }),
  };
}

/** Document numbers stay here: the driver knows people by their names. */
function toTraveller({ primary, firstName, lastName, phone, email }: Passenger) {
  return {
    isPrimary: primary,
    firstName,
    lastName,
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
  };
}

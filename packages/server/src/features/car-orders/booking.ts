import type { BookingPort } from '../../ports/booking.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type {
  CancelReservation,
  CreateReservation,
  FindReservation,
  ReservationRequest,
} from '../../ports/reservations.ts';
import { NEVER_ABORTED } from '../../shared/never-aborted.ts';
import type { CarOrderStore } from './store.sql.ts';
import type { CarOrder } from './types.ts';

type BookingDeps = {
  readonly store: CarOrderStore;
  readonly createReservation: CreateReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
};

/**
 * Creates the port that lets the payment state machine reserve a car with its vendor and records the result in the
 * order.
 */
export function createBookingPort(deps: BookingDeps): BookingPort {
  const { store } = deps;
  async function orderOf({ orderId, agencyId }: PaymentAttempt) {
    const order = await store.find({ orderId, agencyId });
    if (!order) throw new Error(`the order ${orderId} of an attempt is gone`);
    return order;
  }

  return {
    waitsForAnswer: true,
    orderTable: 'car_order',

    async lockOrder(tx, orderId) {
      return (await store.lock(tx, orderId)) === 'pending' ? 'payable' : 'notPayable';
    },

    async reserve(attempt, reference) {
      const order = await orderOf(attempt);
      return deps.createReservation(order.vendorCode, reservationRequest(order, reference), NEVER_ABORTED);
    },
    async findReservation(attempt, reference) {
      return deps.findReservation(attempt.party, reference, NEVER_ABORTED);
    },
    async cancelReservation(attempt, cancellation) {
      return deps.cancelReservation((await orderOf(attempt)).vendorCode, cancellation, NEVER_ABORTED);
    },

    async droppedBy({ amount }, { status }) {
      return status === 'cancelled' ? { refund: amount.amount } : undefined;
    },

    // Vendors report no further details.
    async onSeen() {},

    async onCompleted(tx, { orderId, paymentID, vendorReservationId: vendorReservationID }, at) {
      await store.move(tx, orderId, { from: 'pending', to: 'reserved', at, paymentID, vendorReservationID });
    },

    async onFailed(tx, { orderId, paymentID }, at) {
      await store.move(tx, orderId, { from: 'pending', to: 'failed', at, paymentID });
    },

    async onCancelled(tx, { orderId, cancelledBy }, at) {
      const vendorCancelled = cancelledBy === 'vendor';
      await store.move(tx, orderId, { from: 'reserved', to: 'cancelled', at, vendorCancelled });
    },
  };
}

function reservationRequest(
  { offerCode, extras, passenger, arrivalFlightNumber }: CarOrder,
  reference: string,
): ReservationRequest {
  const { identityNumber, passportNo, ...driver } = passenger;
  // The vendor needs only one document, so the other one is not passed on.
  const document =
    passportNo !== undefined && passenger.nationality !== 'TR' ? { passportNumber: passportNo } : { identityNumber };
  return {
    reference,
    offerCode,
    extras: extras.map(({ product, quantity }) => ({ code: product.code, quantity })),
    driver: { ...driver, ...document },
    arrivalFlightNumber,
  };
}

import type { BookingPort } from '../../ports/booking.ts';
import type { Now } from '../../ports/clock.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { CancelReservation, FindReservation, VendorReservation } from '../../ports/reservations.ts';
import type { Transact } from '../../ports/transaction.ts';
import type {
  CreateTransferReservation,
  TransferExtraType,
  TransferReservationRequest,
} from '../../ports/transfer-suppliers.ts';
import { NEVER_ABORTED } from '../../shared/never-aborted.ts';
import { publicNeeds } from '../../shared/transfer-offers.ts';
import { canceledLegs, dropPlan } from './rules.legs.ts';
import { hasBegun, rideUpdate } from './rules.rides.ts';
import { isOverdue } from './rules.ts';
import type { TransferOrderStore } from './store.ts';
import type { OrderLeg, Passenger, StoredTransferOrder, TransferProduct } from './types.ts';

type BookingDeps = {
  readonly store: TransferOrderStore;
  readonly transact: Transact;
  readonly createReservation: CreateTransferReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly now: Now;
};

/**
 * Creates the port through which the payment state machine reserves a transfer with its supplier and records the result
 * in the order.
 */
export function createBookingPort(deps: BookingDeps): BookingPort {
  const { store, transact, now } = deps;
  async function orderOf({ orderId, agencyId }: PaymentAttempt) {
    const order = await store.find({ orderId, agencyId });
    if (!order) throw new Error(`the order ${orderId} of an attempt is gone`);
    return order;
  }

  return {
    // The pay call for a transfer must report whether the transfer is reserved.
    waitsForAnswer: false,
    orderTable: 'transfer_order',

    async lockOrder(tx, orderId) {
      const order = await store.lock(tx, orderId);
      return order?.status === 'pendingPayment' && !isOverdue(order, now()) ? 'payable' : 'notPayable';
    },

    async reserve(attempt, reference) {
      const order = await orderOf(attempt);
      return deps.createReservation(order.supplierCode, reservationRequest(order, reference), NEVER_ABORTED);
    },
    async findReservation(attempt, reference) {
      return deps.findReservation(attempt.party, reference, NEVER_ABORTED);
    },
    async cancelReservation(attempt, cancellation) {
      const order = await orderOf(attempt);
      return deps.cancelReservation(order.supplierCode, named(cancellation, attempt, order.legs), NEVER_ABORTED);
    },
    async droppedBy(attempt, reservation) {
      // Most polls find no changes. In that case, the order is not read.
      if (isUntouched(reservation)) return undefined;
      const order = await orderOf(attempt);
      const { legs, rideNotes } = order;
      const notes = [...rideNotes, ...(rideUpdate(order, reservation, now())?.notes ?? [])];
      const begun = legs.map(({ type }) => type).filter((type) => hasBegun(notes, type));
      const asked = attempt.cancelledBy === 'agency' ? attempt.legCancellation?.legs.map(({ leg }) => leg) : undefined;
      return dropPlan(legs, reservation, { now: now(), begun, asked });
    },

    async onSeen(attempt, reservation) {
      if (isUntouched(reservation)) return;
      const order = await orderOf(attempt);
      const reportedAt = 'passengersReportedAt' in reservation ? reservation.passengersReportedAt : undefined;
      const isReported = reportedAt !== undefined && order.passengersReportedAt === undefined;
      if (!isReported && !rideUpdate(order, reservation, now())) return;
      await transact(async (tx) => {
        const { orderId } = attempt;
        const locked = await store.lock(tx, orderId);
        if (isReported) await store.noteReported(tx, orderId, { reportedAt, at: now() });
        // A concurrent poll may already have recorded the same events.
        const news = locked && rideUpdate(await store.ridesOf(tx, orderId), reservation, now());
        if (news) await store.noteRides(tx, orderId, { ...news, at: now() });
      });
    },

    async onCompleted(tx, { orderId, vendorReservationId }, at) {
      await store.move(tx, orderId, { from: 'pendingPayment', to: 'reserved', at, vendorReservationId });
    },

    async onFailed(tx, { orderId }, at) {
      await store.move(tx, orderId, { from: 'pendingPayment', to: 'failed', at });
    },

    async onCancelled(tx, { id, orderId, legCancellation, cancelledBy }, at) {
      const order = await store.lock(tx, orderId);
      if (!order) throw new Error(`the order ${orderId} of an attempt is gone`);
      if (!legCancellation) throw new Error(`the attempt ${id} cancels no leg`);
      const by = cancelledBy === 'vendor' ? 'supplier' : 'agency';
      const legs = canceledLegs(order.legs, legCancellation, { by, at });
      await store.cancelLegs(tx, orderId, { legs, to: legCancellation.leavesReserved ? 'reserved' : 'canceled', at });
    },
  };
}

/** Returns whether the reservation has no cancellation, no passenger report and no ride events. */
function isUntouched(reservation: VendorReservation): boolean {
  if (reservation.status !== 'reserved' || reservation.passengersReportedAt) return false;
  return !reservation.cancelledLegs?.length && !reservation.rides?.length;
}

/**
 * For a partial cancellation, adds the legs to cancel and uses a separate reference. If no legs are given, the supplier
 * cancels all legs.
 */
function named(
  cancellation: { readonly reservation: string; readonly reference: string },
  { legCancellation }: PaymentAttempt,
  all: readonly OrderLeg[],
) {
  const legs = legCancellation?.legs.map(({ leg }) => leg) ?? [];
  if (legs.length === 0 || legs.length === all.length) return cancellation;
  return { ...cancellation, reference: `${cancellation.reference}:${legs.join(':')}`, legs };
}

function reservationRequest(
  { offerCode, product, passengers, flightNumber, returnFlightNumber, signText }: StoredTransferOrder,
  reference: string,
): TransferReservationRequest {
  return {
    reference,
    offerCode,
    pickup: product.appointment.pickup,
    dropoff: product.appointment.dropoff,
    passengers: passengers.map(toTraveller),
    flightNumber,
    returnFlightNumber,
    ...publicNeeds({ ...product.appointment, extras: chosenExtras(product) }),
    signText,
  };
}

/** The types of the extras are valid because the request matched the contract. */
function chosenExtras({ extras = [] }: TransferProduct) {
  return extras.filter(({ count }) => count > 0).map(({ type, count }) => ({ type: type as TransferExtraType, count }));
}

/** Converts a passenger. The birth date is omitted because no connector requests it. */
export function toTraveller({ primary, birthDate: _, passportNo, ...traveller }: Passenger) {
  return { isPrimary: primary, ...traveller, passportNumber: passportNo };
}

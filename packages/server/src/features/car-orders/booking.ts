import type { Asked } from '../../ports/asked.ts';
import type { Now } from '../../ports/clock.ts';
import type {
  CancelReservation,
  CreateReservation,
  FindReservation,
  ReservationRequest,
  VendorReservation,
} from '../../ports/reservations.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import type { CarOrderStore } from './store.ts';
import type { CarOrder, ItemStatus, PaymentType } from './types.ts';

/** As much of a payment attempt as booking its order takes. */
export type BookedAttempt = {
  readonly id: string;
  readonly orderId: string;
  readonly agencyId: number;
  readonly paymentID: number;
  readonly paid: { readonly by: PaymentType; readonly amount: Money };
};

/** What the vendor says of an attempt's reservation. `silent`: nothing usable, so nothing is known. */
export type BookingAnswer =
  | { readonly kind: 'booked'; readonly vendorReservationId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'cancelled'; readonly by: 'service' | 'vendor' }
  | { readonly kind: 'silent' };

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
export function createBookingSide(needs: BookingNeeds) {
  const { store, now } = needs;

  async function orderOf({ orderId, agencyId }: BookedAttempt): Promise<CarOrder> {
    const order = await store.find({ orderId, agencyId });
    if (!order) throw new Error(`the order ${orderId} of an attempt is gone`);
    return order;
  }

  return {
    /** @returns the status of the order's car; only a pending order is paid */
    lockOrder: (tx: Tx, orderId: string): Promise<ItemStatus | undefined> => store.lock(tx, orderId),

    /** Reserved once, however often it is asked. */
    async reserve(attempt: BookedAttempt): Promise<BookingAnswer> {
      const order = await orderOf(attempt);
      const request = reservationRequest(order, reservationReference(attempt));
      return answerOf(await needs.createReservation(order.vendorCode, request, nobodyLeaves));
    },

    /** `none`: no reservation has reached the vendor. */
    async findReservation(attempt: BookedAttempt): Promise<BookingAnswer | { readonly kind: 'none' }> {
      const { vendorCode } = await orderOf(attempt);
      const asked = await needs.findReservation(vendorCode, reservationReference(attempt), nobodyLeaves);
      if (!asked.answered) return { kind: 'silent' };
      return asked.answer ? answerOf({ answered: true, answer: asked.answer }) : { kind: 'none' };
    },

    /** Also of a reservation that is still under way: it will not be made. */
    async cancelReservation(attempt: BookedAttempt): Promise<'cancelled' | 'refused' | 'pending' | 'silent'> {
      const { vendorCode } = await orderOf(attempt);
      const cancellation = { reservation: reservationReference(attempt), reference: `cxl:${attempt.id}` };
      const asked = await needs.cancelReservation(vendorCode, cancellation, nobodyLeaves);
      return asked.answered ? asked.answer : 'silent';
    },

    async onSettled(tx: Tx, attempt: BookedAttempt, vendorReservationID: string): Promise<void> {
      const { orderId, paymentID, paid } = attempt;
      await store.keepPayment(tx, orderId, paid);
      await store.move(tx, orderId, { from: 'pending', to: 'reserved', at: now(), paymentID, vendorReservationID });
    },

    async onFailed(tx: Tx, { orderId, paymentID }: BookedAttempt): Promise<void> {
      await store.move(tx, orderId, { from: 'pending', to: 'failed', at: now(), paymentID });
    },

    async onCancelled(tx: Tx, { orderId }: BookedAttempt, by: 'agency' | 'vendor'): Promise<void> {
      const vendorCancelled = by === 'vendor';
      await store.move(tx, orderId, { from: 'reserved', to: 'cancelled', at: now(), vendorCancelled });
    },
  };
}

/** The same over all retries of an attempt; a new attempt has a new one. */
function reservationReference({ id }: BookedAttempt): string {
  return `rsv:${id}`;
}

function reservationRequest({ offerCode, extras, passenger }: CarOrder, reference: string): ReservationRequest {
  const { passportNo, ...driver } = passenger;
  return {
    reference,
    offerCode,
    extras: extras.map(({ product, quantity }) => ({ code: product.code, quantity })),
    driver: { ...driver, ...(passportNo !== undefined && { passportNumber: passportNo }) },
  };
}

function answerOf(asked: Asked<VendorReservation>): BookingAnswer {
  if (!asked.answered) return { kind: 'silent' };
  const { answer } = asked;
  switch (answer.status) {
    case 'reserved':
      return { kind: 'booked', vendorReservationId: answer.reservationId };
    case 'refused':
      return { kind: 'refused', message: answer.message };
    case 'cancelling':
      return { kind: 'cancelling' };
    case 'cancelled':
      return { kind: 'cancelled', by: answer.cancelledBy };
    default:
      return unreachable(answer);
  }
}

import { unreachable } from '../shared/result.ts';
import type { CallResult } from './call-result.ts';
import type { PaymentAttempt } from './payment-attempts.ts';
import type { CancelReservation, FindReservation, VendorReservation } from './reservations.ts';
import type { Tx } from './transaction.ts';

/** What the vendor says of an attempt's reservation. `silent`: nothing usable, so nothing is known. */
export type BookingAnswer =
  | { readonly kind: 'booked'; readonly vendorReservationId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'cancelled'; readonly by: 'service' | 'vendor' }
  | { readonly kind: 'silent' };

/** How one kind of order is booked outside, and told what came of it. The reference outside is `rsv:` and the attempt's id. */
export type BookingPort = {
  /**
   * Whether a vendor that says nothing is given time until the deadline. If not, what it may have reserved is cancelled at once,
   * so that a call that could not book can say so.
   */
  readonly waitsForAnswer: boolean;
  /** The first statement of every transaction. @returns whether the order can be paid, as far as it knows by itself */
  readonly lockOrder: (tx: Tx, orderId: string) => Promise<'payable' | 'notPayable'>;
  /** Reserves once, however often it is asked. */
  readonly reserve: (attempt: PaymentAttempt) => Promise<BookingAnswer>;
  /** `none`: no reservation has reached the vendor. */
  readonly findReservation: (attempt: PaymentAttempt) => Promise<BookingAnswer | { readonly kind: 'none' }>;
  /** Also of a reservation that is still under way: it will not be made. */
  readonly cancelReservation: (attempt: PaymentAttempt) => Promise<'cancelled' | 'refused' | 'pending' | 'silent'>;
  readonly onSettled: (tx: Tx, attempt: PaymentAttempt, vendorReservationId: string) => Promise<void>;
  readonly onFailed: (tx: Tx, attempt: PaymentAttempt) => Promise<void>;
  readonly onCancelled: (tx: Tx, attempt: PaymentAttempt, by: 'agency' | 'vendor') => Promise<void>;
};

/** What a kind of order needs to be reserved with whoever has it. */
export type Reserving<Order> = {
  readonly find: (key: { readonly orderId: string; readonly agencyId: number }) => Promise<Order | undefined>;
  /** Who takes the reservation. */
  readonly partyOf: (order: Order) => string;
  readonly create: (order: Order, reference: string, gone: AbortSignal) => Promise<CallResult<VendorReservation>>;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
};

/** What has been begun is ended, whether or not a customer still waits for it. */
const nobodyLeaves = new AbortController().signal;

/** The part of a booking side that talks to the outside, the same for every kind of order. */
export function reservationsOf<Order>({
  find,
  partyOf,
  create,
  findReservation,
  cancelReservation,
}: Reserving<Order>): Pick<BookingPort, 'reserve' | 'findReservation' | 'cancelReservation'> {
  async function orderOf({ orderId, agencyId }: PaymentAttempt): Promise<Order> {
    const order = await find({ orderId, agencyId });
    if (!order) throw new Error(`the order ${orderId} of an attempt is gone`);
    return order;
  }

  return {
    async reserve(attempt) {
      return bookingAnswerOf(await create(await orderOf(attempt), reservationReference(attempt), nobodyLeaves));
    },
    async findReservation(attempt) {
      const party = partyOf(await orderOf(attempt));
      const asked = await findReservation(party, reservationReference(attempt), nobodyLeaves);
      if (!asked.answered) return { kind: 'silent' };
      return asked.answer ? bookingAnswerOf({ answered: true, answer: asked.answer }) : { kind: 'none' };
    },
    async cancelReservation(attempt) {
      const cancellation = { reservation: reservationReference(attempt), reference: `cxl:${attempt.id}` };
      const asked = await cancelReservation(partyOf(await orderOf(attempt)), cancellation, nobodyLeaves);
      return asked.answered ? asked.answer : 'silent';
    },
  };
}

/** The same over all retries of an attempt, and another for a new one. */
const reservationReference = ({ id }: PaymentAttempt): string => `rsv:${id}`;

function bookingAnswerOf(asked: CallResult<VendorReservation>): BookingAnswer {
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

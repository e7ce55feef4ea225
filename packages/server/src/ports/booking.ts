import { unreachable } from '../shared/result.ts';
import type { Asked } from './asked.ts';
import type { Attempt } from './attempts.ts';
import type { VendorReservation } from './reservations.ts';
import type { Tx } from './transaction.ts';

/** What the vendor says of an attempt's reservation. `silent`: nothing usable, so nothing is known. */
export type BookingAnswer =
  | { readonly kind: 'booked'; readonly vendorReservationId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'cancelled'; readonly by: 'service' | 'vendor' }
  | { readonly kind: 'silent' };

/** How one kind of order is booked outside, and told what came of it. The reference outside is `rsv:` and the attempt's id. */
export type BookingSide = {
  /**
   * Whether a vendor that says nothing is given time until the deadline. If not, what it may have reserved is cancelled at once,
   * so that a call that could not book can say so.
   */
  readonly waitsForAnswer: boolean;
  /** The first statement of every transaction. @returns whether the order can be paid, as far as it knows by itself */
  readonly lockOrder: (tx: Tx, orderId: string) => Promise<'payable' | 'notPayable'>;
  /** Reserves once, however often it is asked. */
  readonly reserve: (attempt: Attempt) => Promise<BookingAnswer>;
  /** `none`: no reservation has reached the vendor. */
  readonly findReservation: (attempt: Attempt) => Promise<BookingAnswer | { readonly kind: 'none' }>;
  /** Also of a reservation that is still under way: it will not be made. */
  readonly cancelReservation: (attempt: Attempt) => Promise<'cancelled' | 'refused' | 'pending' | 'silent'>;
  readonly onSettled: (tx: Tx, attempt: Attempt, vendorReservationId: string) => Promise<void>;
  readonly onFailed: (tx: Tx, attempt: Attempt) => Promise<void>;
  readonly onCancelled: (tx: Tx, attempt: Attempt, by: 'agency' | 'vendor') => Promise<void>;
};

/** What both sides call the reservation of an attempt: the same over all retries, and another for a new attempt. */
export const reservationReference = ({ id }: Attempt): string => `rsv:${id}`;

/** And its cancellation. */
export const cancellationReference = ({ id }: Attempt): string => `cxl:${id}`;

export function bookingAnswerOf(asked: Asked<VendorReservation>): BookingAnswer {
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

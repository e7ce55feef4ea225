import type { BookingPort, CancelPlan } from '../ports/booking.ts';
import type { ChargePort } from '../ports/charging.ts';
import type { PaymentAttempt } from '../ports/payment-attempts.ts';
import type { VendorReservation } from '../ports/reservations.ts';
import { afterCharge, afterReservation } from './rules.ts';
import type { StepResult } from './types.ts';

/**
 * A step in processing an attempt, which returns the result without modifying the attempt. Requests are idempotent for
 * each attempt, so any number of callers may repeat the step.
 */
export type Step = (attempt: PaymentAttempt, context: StepContext) => Promise<StepResult>;

type StepContext = {
  readonly charge: ChargePort;
  readonly booking: BookingPort;
  readonly now: Date;
  /** True if no reservation has been requested from the vendor yet. */
  readonly isFirst: boolean;
};

/**
 * Returns the reservation reference, which stays the same when an attempt is retried and differs for each new attempt.
 */
export const reservationReference = ({ id }: Pick<PaymentAttempt, 'id'>) => `rsv:${id}`;

export const attemptReservedAs = (reference: string) => /^rsv:(.+)$/.exec(reference)?.[1];

export const findCharge: Step = async (attempt, { charge, now }) => {
  // If there is no challenge, the pay call ended before the customer received the bank page, so no callback will
  // arrive.
  if (attempt.status === 'awaiting3ds' && !attempt.challenge) return { to: 'voiding' };
  const next = afterCharge(await charge.find(attempt), attempt, now);
  if (next !== 'complete') return next;
  const completed = afterCharge(await charge.complete(attempt), attempt, now);
  return completed === 'complete' ? 'checkAgain' : completed;
};

export const voidThen =
  (to: 'voided' | 'reversed' | 'lateChargeReversed'): Step =>
  async (attempt, { charge }) => {
    const answer = await charge.voidCharge(attempt);
    if (answer === 'voided') return { to };
    return answer === 'silent' ? 'checkAgain' : answer;
  };

/** Voids an abandoned challenge, so that it can no longer be charged. A charge that was made anyway is reversed. */
export const voidChallenge: Step = async (attempt, { charge }) => {
  const { kind } = await charge.find(attempt);
  if (kind === 'charged') return { to: 'reversingLateCharge' };
  const answer = kind === 'silent' ? kind : await charge.voidCharge(attempt);
  if (answer === 'voided') return 'done';
  return answer === 'silent' ? 'checkAgain' : answer;
};

export const reserve: Step = async (attempt, { booking, now, isFirst }) =>
  afterReservation(await reserveOnce(attempt, booking, isFirst), attempt, {
    now,
    waitsForAnswer: booking.waitsForAnswer,
  });

/** Reserves once and then queries by reference, because an unresponsive vendor may still have made the reservation. */
async function reserveOnce(attempt: PaymentAttempt, booking: BookingPort, isFirst: boolean) {
  const reference = reservationReference(attempt);
  if (!isFirst) {
    const found = await booking.findReservation(attempt, reference);
    if (!found.answered || found.answer) return found;
  }
  const reserved = await booking.reserve(attempt, reference);
  return reserved.answered ? reserved : booking.findReservation(attempt, reference);
}

export const cancelReservation: Step = async (attempt, { booking, now }) => {
  const answer = await requestCancellation(attempt, booking);
  if (answer === 'cancelled') return { to: 'reversing' };
  if (answer !== 'refused') return 'checkAgain';
  // If the vendor keeps the reservation, the payment remains valid.
  const found = await booking.findReservation(attempt, reservationReference(attempt));
  if (!found.answered || !found.answer) return 'checkAgain';
  return afterReservation(found, attempt, { now, waitsForAnswer: true });
};

export const watchReservation: Step = async (attempt, { booking }) => {
  const found = await booking.findReservation(attempt, reservationReference(attempt));
  if (!found.answered) return 'unanswered';
  if (found.answer) await booking.onSeen(attempt, found.answer);
  const dropped = found.answer && (await booking.droppedBy(attempt, found.answer));
  return dropped ? { to: 'cancelling', ...byVendor(dropped) } : 'checkAgain';
};

export const cancelOrder: Step = async (attempt, { booking }) => {
  if (attempt.cancelledBy === 'vendor') return { to: 'refunding' };
  const reservation = await standingOf(attempt, booking);
  if (reservation) {
    // The response to an earlier request was lost.
    if (isCancelledAsAsked(attempt, reservation)) return { to: 'refunding' };
    // A part cancelled by the vendor is refunded in full first. The agency's cancellation then covers the remaining
    // parts.
    const dropped = await booking.droppedBy(attempt, reservation);
    if (dropped) return { to: 'refunding', ...byVendor(dropped) };
  }
  const answer = await requestCancellation(attempt, booking);
  if (answer === 'cancelled') return { to: 'refunding' };
  if (answer === 'refused') return { to: 'completed' };
  const after = await standingOf(attempt, booking);
  return after && isCancelledAsAsked(attempt, after) ? { to: 'refunding' } : 'checkAgain';
};

export const refund: Step = async (attempt, { charge }) => {
  const { refundAmount = 0, legCancellation } = attempt;
  const answer = refundAmount > 0 ? await charge.refund(attempt, refundAmount) : 'refunded';
  if (answer !== 'refunded') return answer === 'silent' ? 'checkAgain' : answer;
  return { to: legCancellation?.leavesReserved ? 'completed' : 'refunded' };
};

const byVendor = ({ refund: refundAmount, legCancellation }: CancelPlan) =>
  ({ cancelledBy: 'vendor', refundAmount, legCancellation }) as const;

async function requestCancellation(attempt: PaymentAttempt, booking: BookingPort) {
  const cancellation = { reservation: reservationReference(attempt), reference: `cxl:${attempt.id}` };
  const result = await booking.cancelReservation(attempt, cancellation);
  return result.answered ? result.answer : 'silent';
}

/** Returns the reservation's state; `undefined` if the vendor did not respond or nothing was reserved. */
async function standingOf(attempt: PaymentAttempt, booking: BookingPort) {
  const found = await booking.findReservation(attempt, reservationReference(attempt));
  return found.answered ? found.answer : undefined;
}

/** Returns whether the vendor has cancelled all requested parts in response to the request. */
function isCancelledAsAsked({ legCancellation }: PaymentAttempt, reservation: VendorReservation): boolean {
  if (reservation.status === 'refused') return false;
  if (reservation.status === 'cancelled' && reservation.cancelledBy === 'service') return true;
  const asked = reservation.cancelledLegs?.filter(({ by }) => by === 'service').map(({ leg }) => leg) ?? [];
  return legCancellation?.legs.every(({ leg }) => asked.includes(leg)) ?? false;
}

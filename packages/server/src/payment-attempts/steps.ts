import type { BookingPort } from '../ports/booking.ts';
import type { ChargePort } from '../ports/charging.ts';
import type { PaymentAttempt } from '../ports/payment-attempts.ts';
import { afterCharge, afterReservation } from './rules.ts';
import type { StepResult } from './types.ts';

/**
 * Asks the outside about an attempt and says where the answer leads. It writes nothing here, and what it requests outside acts
 * once per attempt, so any number of callers may repeat it.
 */
export type Step = (attempt: PaymentAttempt, context: StepContext) => Promise<StepResult>;

export type StepContext = {
  readonly charge: ChargePort;
  readonly booking: BookingPort;
  readonly now: Date;
  /** The vendor has not been asked to reserve yet. */
  readonly isFirst: boolean;
};

/** The same over all retries of an attempt, and another for a new one. */
const reservationReference = ({ id }: PaymentAttempt) => `rsv:${id}`;

export const findCharge: Step = async (attempt, { charge, now }) => {
  // Without a challenge the pay call ended before the customer got the bank's page, so no callback will come.
  if (attempt.status === 'awaiting3ds' && !attempt.challenge) return { to: 'voiding' };
  const next = afterCharge(await charge.find(attempt), attempt, now);
  if (next !== 'complete') return next;
  const completed = afterCharge(await charge.complete(attempt), attempt, now);
  return completed === 'complete' ? 'checkAgain' : completed;
};

export const voidThen =
  (to: 'voided' | 'reversed' | 'lateChargeReversed'): Step =>
  async (attempt, { charge }) =>
    (await charge.voidCharge(attempt)) === 'silent' ? 'checkAgain' : { to };

/** What no customer is awaited for any more takes nothing; what was taken all the same goes back. */
export const voidChallenge: Step = async (attempt, { charge }) => {
  const { kind } = await charge.find(attempt);
  if (kind === 'charged') return { to: 'reversingLateCharge' };
  return kind === 'silent' || (await charge.voidCharge(attempt)) === 'silent' ? 'checkAgain' : 'done';
};

export const reserve: Step = async (attempt, { booking, now, isFirst }) =>
  afterReservation(await reserveOnce(attempt, booking, isFirst), attempt, {
    now,
    waitsForAnswer: booking.waitsForAnswer,
  });

/** A vendor that does not answer may still have reserved: it is asked by the reference it was given. */
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
  // A reservation the vendor keeps is what was paid for.
  const found = await booking.findReservation(attempt, reservationReference(attempt));
  if (!found.answered || !found.answer) return 'checkAgain';
  return afterReservation(found, attempt, { now, waitsForAnswer: true });
};

export const watchReservation: Step = async (attempt, { booking }) => {
  const found = await booking.findReservation(attempt, reservationReference(attempt));
  if (!found.answered || found.answer?.status !== 'cancelled') return 'checkAgain';
  return { to: 'cancelling', cancelledBy: 'vendor', refundAmount: attempt.amount.amount };
};

export const cancelOrder: Step = async (attempt, { booking }) => {
  if (attempt.cancelledBy === 'vendor') return { to: 'refunding' };
  const found = await findCancelled(attempt, booking);
  // The vendor had already cancelled by itself: the customer gets everything back.
  if (found?.cancelledBy === 'vendor') {
    return { to: 'refunding', cancelledBy: 'vendor', refundAmount: attempt.amount.amount };
  }
  const answer = await requestCancellation(attempt, booking);
  if (answer === 'cancelled') return { to: 'refunding' };
  if (answer === 'refused') return { to: 'completed' };
  return (await findCancelled(attempt, booking)) ? { to: 'refunding' } : 'checkAgain';
};

export const refund: Step = async (attempt, { charge }) => {
  const { refundAmount = 0 } = attempt;
  if (refundAmount > 0 && (await charge.refund(attempt, refundAmount)) === 'silent') return 'checkAgain';
  return { to: 'refunded' };
};

async function requestCancellation(attempt: PaymentAttempt, booking: BookingPort) {
  const cancellation = { reservation: reservationReference(attempt), reference: `cxl:${attempt.id}` };
  const result = await booking.cancelReservation(attempt, cancellation);
  return result.answered ? result.answer : 'silent';
}

async function findCancelled(attempt: PaymentAttempt, booking: BookingPort) {
  const found = await booking.findReservation(attempt, reservationReference(attempt));
  return found.answered && found.answer?.status === 'cancelled' ? found.answer : undefined;
}

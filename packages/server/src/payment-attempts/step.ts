import type { BookingPort } from '../ports/booking.ts';
import type { ChargePort } from '../ports/charging.ts';
import type { Move, PaymentAttempt } from '../ports/payment-attempts.ts';
import { afterBooking, afterCharge, move } from './rules.ts';

type Sides = { readonly charge: ChargePort; readonly booking: BookingPort };

/**
 * The next step of an attempt: asks whoever knows, and says where that leads. It changes nothing here, and everything it asks
 * for outside acts once per attempt, so any number of callers may take it. `wait`: look again soon. `atBank`: when the customer is
 * back, or too late. `done`: never again.
 * @param isFirst nobody has asked the vendor to reserve yet
 */
export async function nextStep(
  attempt: PaymentAttempt,
  { charge, booking }: Sides,
  now: Date,
  isFirst: boolean,
): Promise<Move | 'wait' | 'atBank' | 'done'> {
  switch (attempt.status) {
    case 'awaiting3ds':
    case 'charging': {
      // The call ended before the customer got the bank's page: nobody will ever come back from it.
      if (attempt.status === 'awaiting3ds' && !attempt.challenge) return move('closing');
      const next = afterCharge(await charge.find(attempt), attempt, now);
      if (next !== 'complete') return next;
      const completed = afterCharge(await charge.complete(attempt), attempt, now);
      return completed === 'complete' ? 'wait' : completed;
    }
    case 'closing':
      if ((await charge.voidCharge(attempt)) === 'silent') return 'wait';
      return move('declined', { decline: { reason: 'noAnswer' } });
    case 'charged':
      return afterBooking(await reserve(attempt, booking, isFirst), attempt, {
        now,
        waitsForAnswer: booking.waitsForAnswer,
      });
    case 'unbooking':
      return unbook(attempt, booking, now);
    case 'reversing':
      return (await charge.voidCharge(attempt)) === 'silent' ? 'wait' : move('reversed');
    case 'settled': {
      const found = await booking.findReservation(attempt);
      if (found.kind !== 'cancelled') return 'wait';
      return move('cancelling', { cancelledBy: 'vendor', refundAmount: attempt.amount.amount });
    }
    case 'cancelling':
      return cancel(attempt, booking);
    case 'refunding': {
      const { refundAmount = 0 } = attempt;
      if (refundAmount > 0 && (await charge.refund(attempt, refundAmount)) === 'silent') return 'wait';
      return move('refunded');
    }
    case 'expired': {
      const { kind } = await charge.find(attempt);
      if (kind === 'charged') return move('lateReversing');
      return kind === 'silent' || (await charge.voidCharge(attempt)) === 'silent' ? 'wait' : 'done';
    }
    case 'lateReversing':
      return (await charge.voidCharge(attempt)) === 'silent' ? 'wait' : move('lateReversed');
    default:
      return 'done';
  }
}

/** A vendor that does not answer may still have reserved: it is asked, by the reference it was given. */
async function reserve(attempt: PaymentAttempt, booking: BookingPort, isFirst: boolean) {
  if (!isFirst) {
    const known = await booking.findReservation(attempt);
    if (known.kind !== 'none') return known;
  }
  const answer = await booking.reserve(attempt);
  return answer.kind === 'silent' ? booking.findReservation(attempt) : answer;
}

async function unbook(attempt: PaymentAttempt, booking: BookingPort, now: Date): Promise<Move | 'wait'> {
  switch (await booking.cancelReservation(attempt)) {
    case 'cancelled':
      return move('reversing', { bookingMessage: 'The vendor did not answer in time.' });
    case 'refused': {
      // What the vendor will not take back stands, and is what was paid for.
      const found = await booking.findReservation(attempt);
      return found.kind === 'none' || found.kind === 'silent'
        ? 'wait'
        : afterBooking(found, attempt, { now, waitsForAnswer: true });
    }
    default:
      return 'wait';
  }
}

async function cancel(attempt: PaymentAttempt, booking: BookingPort): Promise<Move | 'wait'> {
  if (attempt.cancelledBy === 'vendor') return move('refunding');
  const standing = await booking.findReservation(attempt);
  // The vendor has cancelled by itself, unnoticed so far: that costs the customer nothing.
  if (standing.kind === 'cancelled' && standing.by === 'vendor') {
    return move('refunding', { cancelledBy: 'vendor', refundAmount: attempt.amount.amount });
  }
  const answer = await booking.cancelReservation(attempt);
  if (answer === 'cancelled') return move('refunding');
  if (answer === 'refused') return move('settled');
  const found = await booking.findReservation(attempt);
  return found.kind === 'cancelled' ? move('refunding') : 'wait';
}

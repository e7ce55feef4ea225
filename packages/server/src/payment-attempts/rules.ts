import type { BookingAnswer } from '../ports/booking.ts';
import type { ChargeAnswer } from '../ports/charging.ts';
import type { Learned, Move, PaymentAttempt, Status } from '../ports/payment-attempts.ts';
import { unreachable } from '../shared/result.ts';
import { addSeconds } from '../shared/time.ts';

/** The whole machine: from where to where. What is not here never happens. */
export const transitions: Readonly<Record<Status, readonly Status[]>> = {
  awaiting3ds: ['charging', 'declined', 'closing', 'expired'],
  charging: ['charged', 'declined', 'closing'],
  closing: ['declined'],
  charged: ['settled', 'reversing', 'unbooking'],
  unbooking: ['reversing', 'settled'],
  reversing: ['reversed'],
  settled: ['cancelling'],
  cancelling: ['refunding', 'settled'],
  refunding: ['refunded'],
  expired: ['lateReversing'],
  lateReversing: ['lateReversed'],
  declined: [],
  reversed: [],
  refunded: [],
  lateReversed: [],
};

/** A payment under way; whoever pays the order meanwhile joins it. */
const PAYING: ReadonlySet<Status> = new Set([
  'awaiting3ds',
  'charging',
  'closing',
  'charged',
  'unbooking',
  'reversing',
]);

/** Statuses that must not last. */
const LIVE: ReadonlySet<Status> = new Set([...PAYING, 'cancelling', 'refunding', 'lateReversing']);

export const isPaying = (status: Status) => PAYING.has(status);
export const isLive = (status: Status) => LIVE.has(status);

/** A card is tried this often for one order; then somebody is testing cards. */
export const DECLINES_PER_ORDER = 5;

export type Durations = {
  /** How long a customer may stay at the bank. */
  readonly authenticationSeconds: number;
  /** How long the outside may leave a step unanswered. */
  readonly answerSeconds: number;
  /** How long whoever works on an attempt keeps it to themselves. */
  readonly leaseSeconds: number;
  /** How soon a step without an answer is tried again. */
  readonly retrySeconds: number;
  /** How often a vendor is asked whether a reservation still stands. */
  readonly watchSeconds: number;
};

const LEASE_MARGIN_SECONDS = 3;

export const DURATIONS: Durations = {
  authenticationSeconds: 15 * 60,
  answerSeconds: 60,
  leaseSeconds: 8,
  retrySeconds: 2,
  watchSeconds: 30,
};

/**
 * Whoever takes over an attempt finds no charge where one is still being asked for, and voids it: the longest call outside has to
 * end within its lease.
 */
export function durationsFor({ longestCallMilliseconds }: { readonly longestCallMilliseconds: number }): Durations {
  return { ...DURATIONS, leaseSeconds: Math.ceil(longestCallMilliseconds / 1000) + LEASE_MARGIN_SECONDS };
}

/** Until when a status may last before something else is done about it, or somebody is told. */
export function deadlineOf(status: Status, now: Date, durations: Durations): Date | undefined {
  if (status === 'awaiting3ds') return addSeconds(now, durations.authenticationSeconds);
  return isLive(status) ? addSeconds(now, durations.answerSeconds) : undefined;
}

export const isPast = ({ deadlineAt }: PaymentAttempt, now: Date) => deadlineAt !== undefined && deadlineAt <= now;

/** When to look at an attempt again that nobody is working on; `undefined`: never. */
export function wakeOf(attempt: Pick<PaymentAttempt, 'status' | 'watchUntil'>, now: Date, durations: Durations) {
  const { status, watchUntil } = attempt;
  if (status === 'settled') return now < watchUntil ? addSeconds(now, durations.watchSeconds) : undefined;
  return isLive(status) || status === 'expired' ? addSeconds(now, durations.retrySeconds) : undefined;
}

/**
 * What a charge says about an attempt that waits for the bank or for the charge. `complete`: the customer has authenticated, now
 * charge. `atBank`: nothing to do before the customer is back. `wait`: ask again soon.
 */
export function afterCharge(
  answer: ChargeAnswer,
  attempt: PaymentAttempt,
  now: Date,
): Move | 'complete' | 'atBank' | 'wait' {
  const { status } = attempt;
  switch (answer.kind) {
    case 'charged':
      return status === 'awaiting3ds' ? move('charging', learned(answer)) : move('charged', learned(answer));
    case 'declined':
      return move('declined', { decline: answer.decline });
    case 'voided':
      return move('declined', { decline: { reason: 'noAnswer' } });
    case 'authenticated':
      // Who authenticated and never came back does not expect to be charged any more.
      if (status === 'awaiting3ds') return isPast(attempt, now) ? move('expired') : move('charging');
      return 'complete';
    case 'awaitingCustomer':
      return isPast(attempt, now) ? waitOrClose(attempt, now) : 'atBank';
    case 'none':
      // A request that still is under way finds its reference voided, so there is nothing to wait for.
      return move('closing');
    case 'processing':
    case 'silent':
      return waitOrClose(attempt, now);
    default:
      return unreachable(answer);
  }
}

/** At the bank the customer's time runs out; later, ours for an answer. */
function waitOrClose(attempt: PaymentAttempt, now: Date): Move | 'wait' {
  if (!isPast(attempt, now)) return 'wait';
  return move(attempt.status === 'awaiting3ds' ? 'expired' : 'closing');
}

/** What the vendor says about the reservation of an attempt that is charged. */
export function afterBooking(
  answer: BookingAnswer | { kind: 'none' },
  attempt: PaymentAttempt,
  { now, waitsForAnswer }: { readonly now: Date; readonly waitsForAnswer: boolean },
): Move | 'wait' {
  switch (answer.kind) {
    case 'booked':
      return move('settled', { vendorReservationId: answer.vendorReservationId });
    case 'refused':
      return move('reversing', { bookingMessage: answer.message });
    case 'cancelled':
      return move('reversing', { bookingMessage: 'The vendor cancelled the reservation.' });
    case 'cancelling':
      return 'wait';
    case 'none':
    case 'silent':
      return isPast(attempt, now) || !waitsForAnswer ? move('unbooking') : 'wait';
    default:
      return unreachable(answer);
  }
}

export const move = (to: Status, learned: Learned = {}): Move => ({ to, ...learned });

function learned({ transactionId }: { transactionId?: string }): Learned {
  return transactionId === undefined ? {} : { transactionId };
}

import type { CallResult } from '../ports/call-result.ts';
import type { ChargeAnswer } from '../ports/charging.ts';
import type { PaymentStage } from '../ports/orders.ts';
import type { PaymentAttempt } from '../ports/payment-attempts.ts';
import type { VendorReservation } from '../ports/reservations.ts';
import { unreachable } from '../shared/result.ts';
import { RIDE_SECONDS } from '../shared/rides.ts';
import { addSeconds } from '../shared/time.ts';
import type { RefusalKind } from './store.tasks.ts';
import type { Transition } from './types.ts';

/**
 * Limits on failed cards per order. Higher numbers of declined cards, or of abandoned 3D Secure challenges, indicate
 * card testing.
 */
const CARDS_PER_ORDER = { declined: 5, withdrawn: 20 } as const;

/** Number of failed card payments of an order, by outcome. */
export type TriedCards = Readonly<Record<keyof typeof CARDS_PER_ORDER, number>>;

export const areTooMany = ({ declined, withdrawn }: TriedCards): boolean =>
  declined >= CARDS_PER_ORDER.declined || withdrawn >= CARDS_PER_ORDER.withdrawn;

export type Durations = {
  /** Maximum time for a customer to authenticate at the bank. */
  readonly authenticationSeconds: number;
  /** Maximum time for an external party to respond to a step. */
  readonly answerSeconds: number;
  /** Lease time of an attempt held by a call or worker. */
  readonly leaseSeconds: number;
  /** Delay before a step without a response is retried. */
  readonly retrySeconds: number;
  /** Retry interval for attempts that need operator action. */
  readonly refusedSeconds: number;
  /** Maximum delay before a vendor that did not respond is asked for a reservation again. */
  readonly unansweredWatchSeconds: number;
};

const LEASE_MARGIN_SECONDS = 3;

export const DURATIONS: Durations = {
  authenticationSeconds: 15 * 60,
  answerSeconds: 60,
  leaseSeconds: 8,
  retrySeconds: 2,
  refusedSeconds: 60 * 60,
  unansweredWatchSeconds: 60,
};

export const taskKindOf = ({ status }: Pick<PaymentAttempt, 'status'>): RefusalKind =>
  status === 'refunding' ? 'refundRefused' : 'voidRefused';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Polling intervals for reservations; the first matching rule applies. */
const WATCH_RHYTHM = [
  { reservedWithinSeconds: 10 * MINUTE, everySeconds: 30 },
  { pickUpWithinSeconds: DAY, everySeconds: MINUTE },
  { pickUpWithinSeconds: 7 * DAY, everySeconds: 15 * MINUTE },
  { everySeconds: 2 * HOUR },
] as const;

type Watched = Pick<PaymentAttempt, 'changedAt' | 'firstPickUpAt' | 'watchUntil'>;

/**
 * Returns the seconds until a reservation is polled again. For a round trip, the next pick-up counts, or a ride in
 * progress.
 */
export function watchSecondsOf({ changedAt, firstPickUpAt, watchUntil }: Watched, now: Date): number {
  const reservedSeconds = secondsBetween(changedAt, now);
  const pickUpSeconds = secondsBetween(now, now < addSeconds(firstPickUpAt, RIDE_SECONDS) ? firstPickUpAt : watchUntil);
  const line = WATCH_RHYTHM.find(
    (line) =>
      ('reservedWithinSeconds' in line && reservedSeconds < line.reservedWithinSeconds) ||
      ('pickUpWithinSeconds' in line && pickUpSeconds <= line.pickUpWithinSeconds),
  );
  return (line ?? WATCH_RHYTHM.at(-1)!).everySeconds;
}

const secondsBetween = (earlier: Date, later: Date) => (later.getTime() - earlier.getTime()) / 1000;

/**
 * Returns the durations for a service whose longest external call is known. The lease must outlast that call.
 * Otherwise, the next worker would find no charge yet and void the attempt.
 */
export function durationsFor({ longestCallMilliseconds }: { readonly longestCallMilliseconds: number }): Durations {
  return { ...DURATIONS, leaseSeconds: Math.ceil(longestCallMilliseconds / 1000) + LEASE_MARGIN_SECONDS };
}

/** Returns whether a call or worker holds the attempt. */
export const isHeld = ({ leasedUntil }: PaymentAttempt, now: Date) => leasedUntil !== undefined && leasedUntil > now;

/**
 * Returns whether the customer is at the bank. The attempt then waits until the customer returns or the deadline
 * passes.
 */
export const isAtBank = (attempt: PaymentAttempt, now: Date) =>
  attempt.status === 'awaiting3ds' &&
  attempt.challenge !== undefined &&
  !isHeld(attempt, now) &&
  attempt.dueAt?.getTime() === attempt.deadlineAt?.getTime();

export const isPast = ({ deadlineAt }: PaymentAttempt, now: Date) => deadlineAt !== undefined && deadlineAt <= now;

/**
 * Returns the next step for an attempt that awaits the bank or its charge. `complete`: the customer has authenticated,
 * so charge now. `awaitCustomer`: wait for the customer to return. `checkAgain`: poll again soon.
 */
export function afterCharge(
  answer: ChargeAnswer,
  attempt: PaymentAttempt,
  now: Date,
): Transition | 'complete' | 'awaitCustomer' | 'checkAgain' {
  const isUncharged = attempt.status === 'awaiting3ds';
  switch (answer.kind) {
    case 'charged':
      return { to: isUncharged ? 'charging' : 'charged', transactionId: answer.transactionId };
    case 'declined':
      return { to: 'declined', decline: answer.decline };
    case 'voided':
      return { to: 'voided' };
    case 'authenticated':
      if (!isUncharged) return 'complete';
      // A customer who authenticated but did not return in time no longer expects a charge.
      return { to: isPast(attempt, now) ? 'expired' : 'charging' };
    case 'awaitingCustomer':
      return isPast(attempt, now) ? waitOrGiveUp(attempt, now) : 'awaitCustomer';
    case 'none':
      // No charge is pending. Voiding the reference also stops a request still in transit.
      return { to: 'voiding' };
    case 'processing':
    case 'silent':
      return waitOrGiveUp(attempt, now);
    default:
      return unreachable(answer);
  }
}

function waitOrGiveUp(attempt: PaymentAttempt, now: Date): Transition | 'checkAgain' {
  if (!isPast(attempt, now)) return 'checkAgain';
  return { to: attempt.status === 'awaiting3ds' ? 'expired' : 'voiding' };
}

/** Returns the next step for a charged attempt, depending on its reservation. */
export function afterReservation(
  result: CallResult<VendorReservation | undefined>,
  attempt: PaymentAttempt,
  { now, waitsForAnswer }: { readonly now: Date; readonly waitsForAnswer: boolean },
): Transition | 'checkAgain' {
  const reservation = result.answered ? result.answer : undefined;
  if (!reservation) return isPast(attempt, now) || !waitsForAnswer ? { to: 'cancellingReservation' } : 'checkAgain';
  switch (reservation.status) {
    case 'reserved':
      return { to: 'completed', vendorReservationId: reservation.reservationId };
    case 'refused':
      return { to: 'reversing', bookingMessage: reservation.message };
    case 'cancelled':
      return { to: 'reversing', bookingMessage: 'The vendor cancelled the reservation.' };
    case 'cancelling':
      return 'checkAgain';
    default:
      return unreachable(reservation);
  }
}

/** Returns the payment stage of an order with the given current attempt. */
export function stageOf(current: PaymentAttempt | undefined, now: Date): PaymentStage {
  if (!current) return 'none';
  switch (current.status) {
    case 'completed':
      return 'paid';
    case 'cancelling':
      return 'beingCancelled';
    case 'refunding':
      return current.legCancellation?.leavesReserved ? 'beingCancelled' : 'over';
    case 'refunded':
    case 'reversed':
      return 'over';
    default:
      return isAtBank(current, now) ? 'atBank' : 'beingPaid';
  }
}

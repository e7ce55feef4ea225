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
 * Maximum number of failed cards per order. A higher number of declines or replaced 3D Secure challenges suggests card
 * testing.
 */
const CARDS_PER_ORDER = { declined: 5, withdrawn: 20 } as const;

export type TriedCards = Readonly<Record<keyof typeof CARDS_PER_ORDER, number>>;

export const areTooMany = ({ declined, withdrawn }: TriedCards): boolean =>
  declined >= CARDS_PER_ORDER.declined || withdrawn >= CARDS_PER_ORDER.withdrawn;

export type Durations = {
  readonly authenticationSeconds: number;
  readonly answerSeconds: number;
  readonly leaseSeconds: number;
  /** Delay before retrying a step that got no response. */
  readonly retrySeconds: number;
  /** Retry interval for attempts that need operator action. */
  readonly refusedSeconds: number;
  /** Maximum delay before an unresponsive vendor is polled again. */
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

/** Returns the polling interval. For a round trip, it depends on the next pick-up or on a ride in progress. */
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
 * Returns the durations. The lease must outlast the longest call; otherwise the next worker would not yet find the
 * charge and would void the attempt.
 */
export function durationsFor({ longestCallMilliseconds }: { readonly longestCallMilliseconds: number }): Durations {
  return { ...DURATIONS, leaseSeconds: Math.ceil(longestCallMilliseconds / 1000) + LEASE_MARGIN_SECONDS };
}

/** The part of an attempt that determines its stage. */
export type StagedAttempt = Pick<
  PaymentAttempt,
  'status' | 'legCancellation' | 'deadlineAt' | 'dueAt' | 'leasedUntil'
> & {
  /** Undefined if there is no challenge. */
  readonly challenge: unknown;
};

export const isHeld = ({ leasedUntil }: Pick<PaymentAttempt, 'leasedUntil'>, now: Date) =>
  leasedUntil !== undefined && leasedUntil > now;

/** Returns true until the customer returns from the bank's page or the deadline passes. */
export const isAtBank = (attempt: StagedAttempt, now: Date) =>
  attempt.status === 'awaiting3ds' &&
  attempt.challenge !== undefined &&
  !isHeld(attempt, now) &&
  attempt.dueAt?.getTime() === attempt.deadlineAt?.getTime();

const isPast = ({ deadlineAt }: PaymentAttempt, now: Date) => deadlineAt !== undefined && deadlineAt <= now;

/** Returns `complete` to charge now, `awaitCustomer` until the customer returns, or `checkAgain` to poll again soon. */
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

export function stageOf(current: StagedAttempt | undefined, now: Date): PaymentStage {
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

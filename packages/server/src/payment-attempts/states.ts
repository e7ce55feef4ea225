import type { PaymentOutcome } from '../ports/paying.ts';
import type { PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import { addSeconds, earlierOf } from '../shared/time.ts';
import { type Durations, watchSecondsOf } from './rules.ts';
import {
  cancelOrder,
  cancelReservation,
  findCharge,
  refund,
  reserve,
  type Step,
  voidChallenge,
  voidThen,
  watchReservation,
} from './steps.ts';

type State = {
  /** Payments that begin in this state. */
  readonly begins?: string;
  /** True if a payment for the order is in progress. Another pay call joins that payment. */
  readonly paying?: true;
  /** True if the payment was taken and recorded on the order, even if it was refunded later. */
  readonly isPaid?: true;
  /** True if the attempt failed and the order can be paid again. */
  readonly leavesPayable?: true;
  /**
   * Kind of time limit. The step is retried until the state changes, and an alert is raised once the limit has passed.
   */
  readonly deadline?: 'authentication' | 'answer';
  /** True if the order or the ledger is updated in the transaction that enters this state. */
  readonly isReported?: true;
  /** Schedule on which a worker processes attempts in a resting state. */
  readonly due?: 'retry' | 'watch';
  readonly next?: Step;
  readonly outcome: PaymentOutcome['kind'];
  /** Possible next states, each with the condition that leads to it. */
  readonly to: Readonly<Partial<Record<PaymentStatus, string>>>;
};

/** Source of the status sets, deadlines, schedule, SQL constraints and the diagram in ARCHITECTURE.md. */
export const states: Readonly<Record<PaymentStatus, State>> = {
  awaiting3ds: {
    begins: '3D Secure',
    paying: true,
    deadline: 'authentication',
    next: findCharge,
    outcome: 'unknown',
    to: {
      charging: 'authenticated',
      declined: 'not authenticated',
      voided: 'voided by the processor',
      voiding: 'no bank page',
      expired: '15 minutes',
      withdrawn: 'replaced, or the order cancelled',
    },
  },
  charging: {
    begins: 'card or limit',
    paying: true,
    deadline: 'answer',
    next: findCharge,
    outcome: 'unknown',
    to: { charged: 'captured or held', declined: 'refused', voided: 'voided by the processor', voiding: 'no answer' },
  },
  voiding: {
    paying: true,
    deadline: 'answer',
    next: voidThen('voided'),
    outcome: 'unknown',
    to: { voided: 'void confirmed' },
  },
  charged: {
    paying: true,
    deadline: 'answer',
    next: reserve,
    outcome: 'unknown',
    to: { completed: 'vendor reserves', reversing: 'vendor refuses', cancellingReservation: 'no answer' },
  },
  cancellingReservation: {
    paying: true,
    deadline: 'answer',
    next: cancelReservation,
    outcome: 'unknown',
    to: { reversing: 'vendor cancels', completed: 'vendor keeps the reservation' },
  },
  reversing: {
    paying: true,
    deadline: 'answer',
    next: voidThen('reversed'),
    outcome: 'failed',
    to: { reversed: 'void confirmed' },
  },
  completed: {
    isPaid: true,
    isReported: true,
    due: 'watch',
    next: watchReservation,
    outcome: 'completed',
    to: { cancelling: 'agency or vendor cancels' },
  },
  cancelling: {
    isPaid: true,
    deadline: 'answer',
    next: cancelOrder,
    outcome: 'completed',
    to: { refunding: 'vendor cancels', completed: 'vendor refuses' },
  },
  refunding: {
    isPaid: true,
    isReported: true,
    deadline: 'answer',
    next: refund,
    outcome: 'completed',
    to: { refunded: 'refund confirmed', completed: 'another leg remains valid' },
  },
  expired: {
    leavesPayable: true,
    due: 'retry',
    next: voidChallenge,
    outcome: 'expired',
    to: { reversingLateCharge: 'late charge found' },
  },
  withdrawn: {
    leavesPayable: true,
    due: 'retry',
    next: voidChallenge,
    outcome: 'withdrawn',
    to: { reversingLateCharge: 'late charge found' },
  },
  reversingLateCharge: {
    leavesPayable: true,
    deadline: 'answer',
    next: voidThen('lateChargeReversed'),
    outcome: 'chargedLate',
    to: { lateChargeReversed: 'void confirmed' },
  },
  voided: { leavesPayable: true, outcome: 'voided', to: {} },
  declined: { leavesPayable: true, outcome: 'declined', to: {} },
  lateChargeReversed: { leavesPayable: true, outcome: 'chargedLate', to: {} },
  reversed: { isPaid: true, isReported: true, outcome: 'failed', to: {} },
  refunded: { isPaid: true, isReported: true, outcome: 'completed', to: {} },
};

export const statuses = Object.keys(states) as PaymentStatus[];
export const statusesThat = (isSo: (state: State) => boolean): readonly PaymentStatus[] =>
  statuses.filter((status) => isSo(states[status]));

export const isPaying = (status: PaymentStatus): boolean => states[status].paying === true;
export const isPaid = (status: PaymentStatus): boolean => states[status].isPaid === true;
/** Returns whether a call or worker must move the attempt out of this state by a deadline. */
export const isLive = (status: PaymentStatus): boolean => states[status].deadline !== undefined;
export const isReported = (status: PaymentStatus): boolean => states[status].isReported === true;
export const canBecome = (from: PaymentStatus, to: PaymentStatus): boolean => to in states[from].to;

export function deadlineOf(
  { status, watchUntil }: Pick<PaymentAttempt, 'status' | 'watchUntil'>,
  now: Date,
  durations: Durations,
): Date | undefined {
  const { deadline } = states[status];
  if (deadline === undefined) return undefined;
  if (deadline === 'answer') return addSeconds(now, durations.answerSeconds);
  // The time allowed on the bank's page never extends past `watchUntil`.
  return earlierOf(addSeconds(now, durations.authenticationSeconds), watchUntil);
}

/** Returns the time at which a worker processes an attempt that no call holds, or `undefined` if no worker does. */
export function dueAtOf(
  attempt: Pick<PaymentAttempt, 'status' | 'changedAt' | 'firstPickUpAt' | 'watchUntil'>,
  now: Date,
  durations: Durations,
): Date | undefined {
  const { deadline, due = deadline && 'retry' } = states[attempt.status];
  if (due === 'retry') return addSeconds(now, durations.retrySeconds);
  if (due !== 'watch' || now >= attempt.watchUntil) return undefined;
  // The reservation is polled for the last time at `watchUntil`.
  return earlierOf(addSeconds(now, watchSecondsOf(attempt, now)), attempt.watchUntil);
}

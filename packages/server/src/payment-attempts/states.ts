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
  /** Which payments begin here. */
  readonly begins?: string;
  /** A payment of the order is under way: another pay call joins it. */
  readonly paying?: true;
  /** The money was taken and told to the order, whatever became of it since. */
  readonly isPaid?: true;
  /** The attempt came to nothing: its order can be paid again. */
  readonly leavesPayable?: true;
  /** How long the state may last. It is retried until it is left, and alerted when it lasts longer. */
  readonly deadline?: 'authentication' | 'answer';
  /** Its order or the ledger is told, in the transaction that reaches it. */
  readonly told?: true;
  /** How a state that may last is taken again by a worker. */
  readonly due?: 'retry' | 'watch';
  /** What is asked of the outside. */
  readonly next?: Step;
  /** What the pay call and the callback are told. */
  readonly outcome: PaymentOutcome['kind'];
  /** The states that may follow, and when. */
  readonly to: Readonly<Partial<Record<PaymentStatus, string>>>;
};

/** The payment machine: sets, deadlines, schedule, the SQL constraints and the diagram in the README follow from this table. */
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
      voided: 'the processor gave up',
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
    to: { charged: 'taken or held', declined: 'refused', voided: 'the processor gave up', voiding: 'no answer' },
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
    to: { reversing: 'vendor cancels', completed: 'vendor keeps it reserved' },
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
    told: true,
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
    told: true,
    deadline: 'answer',
    next: refund,
    outcome: 'completed',
    to: { refunded: 'refund confirmed', completed: 'another leg stands' },
  },
  expired: {
    leavesPayable: true,
    due: 'retry',
    next: voidChallenge,
    outcome: 'expired',
    to: { reversingLateCharge: 'charged after all' },
  },
  withdrawn: {
    leavesPayable: true,
    due: 'retry',
    next: voidChallenge,
    outcome: 'withdrawn',
    to: { reversingLateCharge: 'charged after all' },
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
  reversed: { isPaid: true, told: true, outcome: 'failed', to: {} },
  refunded: { isPaid: true, told: true, outcome: 'completed', to: {} },
};

export const statuses = Object.keys(states) as PaymentStatus[];
export const statusesThat = (isSo: (state: State) => boolean): readonly PaymentStatus[] =>
  statuses.filter((status) => isSo(states[status]));

export const isPaying = (status: PaymentStatus): boolean => states[status].paying === true;
export const isPaid = (status: PaymentStatus): boolean => states[status].isPaid === true;
/** A state with a deadline must not last: a call or a worker takes it further. */
export const isLive = (status: PaymentStatus): boolean => states[status].deadline !== undefined;
export const isTold = (status: PaymentStatus): boolean => states[status].told === true;
export const canBecome = (from: PaymentStatus, to: PaymentStatus): boolean => to in states[from].to;

/** Until when a status may last. */
export function deadlineOf(
  { status, watchUntil }: Pick<PaymentAttempt, 'status' | 'watchUntil'>,
  now: Date,
  durations: Durations,
): Date | undefined {
  const { deadline } = states[status];
  if (deadline === undefined) return undefined;
  if (deadline === 'answer') return addSeconds(now, durations.answerSeconds);
  // No customer is awaited at the bank for a service that has begun.
  return earlierOf(addSeconds(now, durations.authenticationSeconds), watchUntil);
}

/** When a worker takes an attempt that no call works on; `undefined`: never. */
export function dueAtOf(
  attempt: Pick<PaymentAttempt, 'status' | 'changedAt' | 'firstPickUpAt' | 'watchUntil'>,
  now: Date,
  durations: Durations,
): Date | undefined {
  const { deadline, due = deadline && 'retry' } = states[attempt.status];
  if (due === 'retry') return addSeconds(now, durations.retrySeconds);
  if (due !== 'watch' || now >= attempt.watchUntil) return undefined;
  // The last look is when the service begins.
  return earlierOf(addSeconds(now, watchSecondsOf(attempt, now)), attempt.watchUntil);
}

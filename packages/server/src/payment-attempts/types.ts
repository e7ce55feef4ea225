import type { BookingPort } from '../ports/booking.ts';
import type { CardPort, LimitPort, Refusal } from '../ports/charging.ts';
import type { Now } from '../ports/clock.ts';
import type { CallingFor } from '../ports/external-calls.ts';
import type { OrderKind, PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { Transact } from '../ports/transaction.ts';
import type { Signing } from '../shared/signing.ts';
import type { OrderRefusal } from './refusals.ts';
import type { Durations } from './rules.ts';
import type { OperatorTask, SettledByHand, TaskStore } from './store.tasks.ts';
import type { AttemptStore } from './store.ts';

/** Fields that a transition writes in addition to the status. */
export type AttemptChanges = Partial<
  Pick<
    PaymentAttempt,
    | 'transactionId'
    | 'challenge'
    | 'decline'
    | 'bookingMessage'
    | 'vendorReservationId'
    | 'refundAmount'
    | 'cancelledBy'
    | 'legCancellation'
  >
>;

export type Transition = { readonly to: PaymentStatus } & AttemptChanges;

/**
 * The next transition, or how long to wait before the next step. `checkAgain`: until the next scheduled time.
 * `unanswered`: the same, but at most one minute for a monitored vendor. `awaitCustomer`: until the customer returns or
 * the deadline passes. `done`: there is no next step. After a refusal, the step is retried soon, and an operator must
 * eventually decide.
 */
export type StepResult = Transition | Refusal | 'checkAgain' | 'unanswered' | 'awaitCustomer' | 'done';

export type AttemptDeps = {
  readonly store: AttemptStore;
  readonly transact: Transact;
  readonly booking: Readonly<Partial<Record<OrderKind, BookingPort>>>;
  readonly charging: { readonly card: CardPort; readonly limit: LimitPort };
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  /** Waits before re-reading an attempt that another call holds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called once for each state in which an attempt is overdue. */
  readonly alert: (attempt: PaymentAttempt) => void;
  /** Called for each refusal by a vendor, a supplier or the processor. */
  readonly refused: (refusal: OrderRefusal) => void;
  readonly tasks: TaskStore;
  readonly taskOpened: (task: OperatorTask) => void;
  readonly settled?: SettledByHand;
  readonly durations: Durations;
  readonly callingFor: CallingFor;
  /** Key for the fingerprints of payment requests. */
  readonly signing: Signing;
};

export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';

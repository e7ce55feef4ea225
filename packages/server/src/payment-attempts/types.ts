import type { BookingPort } from '../ports/booking.ts';
import type { CardPort, LimitPort, Refusal } from '../ports/charging.ts';
import type { Now } from '../ports/clock.ts';
import type { CallingFor } from '../ports/outside-calls.ts';
import type { OrderKind, PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { Transact } from '../ports/transaction.ts';
import type { Signing } from '../shared/signing.ts';
import type { Durations } from './rules.ts';
import type { OperatorTask, SettledByHand, TaskStore } from './store.tasks.ts';
import type { AttemptStore } from './store.ts';

/** What a transition writes besides the status. */
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
 * `checkAgain`: when it is due again. `unanswered`: the same, but a vendor that is watched gets no longer than a minute.
 * `awaitCustomer`: when the customer is back, or the deadline is over. `done`: never. A refusal: soon, and in the end when a person
 * says so.
 */
export type StepResult = Transition | Refusal | 'checkAgain' | 'unanswered' | 'awaitCustomer' | 'done';

export type AttemptDeps = {
  readonly store: AttemptStore;
  readonly transact: Transact;
  readonly booking: Readonly<Partial<Record<OrderKind, BookingPort>>>;
  readonly charging: { readonly card: CardPort; readonly limit: LimitPort };
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  /** Waits between two reads of an attempt that another call works on. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called once for each state that lasts longer than it may. */
  readonly alert: (attempt: PaymentAttempt) => void;
  readonly tasks: TaskStore;
  /** Called once for each task that is opened. */
  readonly taskOpened: (task: OperatorTask) => void;
  /** Whose word is taken that money went back. */
  readonly settled?: SettledByHand;
  readonly durations: Durations;
  /** Whose order parties are called for. */
  readonly callingFor: CallingFor;
  /** Keys what requests to pay are compared by. */
  readonly signing: Signing;
};

export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';

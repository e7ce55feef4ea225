import type { BookingPort } from '../ports/booking.ts';
import type { ChargePort } from '../ports/charging.ts';
import type { Now } from '../ports/clock.ts';
import type { OrderKind, PaymentAttempt } from '../ports/payment-attempts.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { Transact } from '../ports/transaction.ts';
import type { Durations } from './rules.ts';
import type { AttemptStore } from './store.ts';

export type AttemptDeps = {
  readonly store: AttemptStore;
  readonly transact: Transact;
  readonly booking: Readonly<Partial<Record<OrderKind, BookingPort>>>;
  readonly charging: Readonly<Record<PaymentAttempt['method'], ChargePort>>;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  /** Lets time pass between two looks at somebody else's attempt. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Told once of each attempt that lasts longer than it may. */
  readonly alert: (attempt: PaymentAttempt) => void;
  readonly durations: Durations;
};

export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';

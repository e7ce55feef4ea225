import type { Attempt, OrderKind } from '../ports/attempts.ts';
import type { BookingSide } from '../ports/booking.ts';
import type { ChargeSide } from '../ports/charging.ts';
import type { Now } from '../ports/clock.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { Transact } from '../ports/transaction.ts';
import type { Durations } from './rules.ts';
import type { AttemptStore } from './store.ts';

export type AttemptNeeds = {
  readonly store: AttemptStore;
  readonly transact: Transact;
  readonly booking: Readonly<Partial<Record<OrderKind, BookingSide>>>;
  readonly charging: Readonly<Record<Attempt['method'], ChargeSide>>;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  /** Lets time pass between two looks at somebody else's attempt. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Told once of each attempt that lasts longer than it may. */
  readonly alert: (attempt: Attempt) => void;
  readonly durations: Durations;
};

export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';

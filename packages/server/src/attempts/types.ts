import type { Attempt, Decline, OrderKind } from '../ports/attempts.ts';
import type { BookingSide } from '../ports/booking.ts';
import type { ChallengeAnswer, ChargeAnswer, ChargeSide } from '../ports/charging.ts';
import type { Now } from '../ports/clock.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { Transact } from '../ports/transaction.ts';
import type { Money } from '../shared/money.ts';
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

type Card = Attempt['card'];

/** How a payment begins. What is called here is called once, by this call alone: only it has seen the card. */
export type Opening =
  | { readonly method: 'limit' }
  | { readonly method: 'card'; readonly card: Card; readonly charge: (attempt: Attempt) => Promise<ChargeAnswer> }
  | {
      readonly method: 'card';
      readonly card: Card;
      readonly authenticate: (attempt: Attempt) => Promise<ChallengeAnswer>;
    };

export type PayRequest = {
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly agencyId: number;
  readonly amount: Money;
  readonly opening: Opening;
  readonly context: Readonly<Record<string, string>>;
  /** When the service begins: from then on a reservation is not watched any more. */
  readonly watchUntil: Date;
};

/** What came of paying. `isJoined`: another call had begun the payment. */
export type PayOutcome =
  | {
      readonly kind:
        | 'settled'
        /** the customer is needed at the bank */
        | 'challenge'
        /** charged, not booked: the money goes back by itself */
        | 'failed'
        /** asking again joins the same attempt */
        | 'unknown';
      readonly attempt: Attempt;
      readonly isJoined: boolean;
    }
  | { readonly kind: 'declined'; readonly decline: Decline; readonly attempt: Attempt; readonly isJoined: boolean }
  /** `standing`: the attempt that has paid it */
  | { readonly kind: 'notPayable'; readonly standing: Attempt | undefined }
  | { readonly kind: 'tooManyDeclines' };

export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';

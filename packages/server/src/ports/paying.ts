import type { Money } from '../shared/money.ts';
import type { ChallengeAnswer, ChargeAnswer } from './charging.ts';
import type { Decline, OrderKind, PaymentAttempt } from './payment-attempts.ts';

type Card = PaymentAttempt['card'];

/** How a payment begins. What is called here is called once, by this call alone: only it has seen the card. */
export type Opening =
  | { readonly method: 'limit' }
  | {
      readonly method: 'card';
      readonly card: Card;
      readonly charge: (attempt: PaymentAttempt) => Promise<ChargeAnswer>;
    }
  | {
      readonly method: 'card';
      readonly card: Card;
      readonly authenticate: (attempt: PaymentAttempt) => Promise<ChallengeAnswer>;
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

/** What came of a payment that was begun. `isJoined`: another call had begun it. */
export type AttemptOutcome =
  | {
      readonly kind:
        | 'settled'
        /** the customer is needed at the bank */
        | 'challenge'
        /** charged, not booked: the money goes back by itself */
        | 'failed'
        /** asking again joins the same attempt */
        | 'unknown';
      readonly attempt: PaymentAttempt;
      readonly isJoined: boolean;
    }
  | {
      readonly kind: 'declined';
      readonly decline: Decline;
      readonly attempt: PaymentAttempt;
      readonly isJoined: boolean;
    };

export type PayOutcome =
  | AttemptOutcome
  /** `standing`: the attempt that has paid it */
  | { readonly kind: 'notPayable'; readonly standing: PaymentAttempt | undefined }
  | { readonly kind: 'tooManyDeclines' };

/** Pays an order once, however many calls try at the same time. */
export type Pay = (request: PayRequest) => Promise<PayOutcome>;

/** What a browser brings back from the bank. */
export type BankReturn = {
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly attemptId: string;
  readonly transactionId: string;
};

/** Asks the processor how a payment stands whose customer is back; `undefined` when nothing matches. */
export type Verify = (callback: BankReturn) => Promise<AttemptOutcome | undefined>;

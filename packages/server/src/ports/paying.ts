import type { Language } from '../shared/language.ts';
import type { Money } from '../shared/money.ts';
import type { Decline, OrderKind, PaymentAttempt } from './payment-attempts.ts';
import type { PaymentCard } from './payment-processor.ts';

/** The card lives as long as the call that brought it: it is never stored or logged. */
type WithCard = { readonly card: PaymentCard; readonly installmentCount: number };
export type CardPayment = WithCard & { readonly by: 'card' };
export type Card3dsPayment = WithCard & {
  readonly by: 'card3ds';
  readonly returnUrl: string;
  readonly language: Language;
};

/** How a payment is made. */
export type Payment = { readonly by: 'limit' } | CardPayment | Card3dsPayment;

export type PayRequest = {
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly agencyId: number;
  readonly amount: Money;
  readonly payment: Payment;
  readonly context: Readonly<Record<string, string>>;
  /** The code of the vendor or supplier that the order is reserved with. */
  readonly party: string;
  /** When the service first begins. */
  readonly firstPickUpAt: Date;
  /** From then on a reservation is not watched any more: its last part has begun, or a ride is over. */
  readonly watchUntil: Date;
};

/** The result of an attempt so far. `isJoined`: another call had begun it. */
export type PaymentOutcome = { readonly attempt: PaymentAttempt; readonly isJoined: boolean } & (
  | {
      readonly kind:
        | 'completed'
        /** the customer is needed at the bank */
        | 'challenge'
        /** charged, not booked: the money goes back by itself */
        | 'failed'
        /** nothing was taken, and it is not known why */
        | 'voided'
        /** the customer did not come back from the bank in time */
        | 'expired'
        /** another payment took its place, or the order was cancelled */
        | 'withdrawn'
        /** charged after it was over: the money goes back by itself */
        | 'chargedLate'
        /** the outcome is not known yet; asking again joins the same attempt */
        | 'unknown'
        /** another call is at work on it, and has been for as long as a call may wait */
        | 'inProgress';
    }
  | { readonly kind: 'declined'; readonly decline: Decline }
);

export type PayOutcome =
  | PaymentOutcome
  /** `current`: the attempt that has paid it */
  | { readonly kind: 'notPayable'; readonly current: PaymentAttempt | undefined }
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

/** Asks the processor for the result of a payment whose customer is back; `undefined` when no attempt matches. */
export type Verify = (callback: BankReturn) => Promise<PaymentOutcome | undefined>;

/** The outcome of a payment whose customer has been back before; `undefined` when there is no such attempt. */
export type AskAgain = (attemptId: string) => Promise<PaymentOutcome | undefined>;

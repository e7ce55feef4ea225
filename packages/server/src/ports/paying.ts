import type { Language } from '../shared/language.ts';
import type { Money } from '../shared/money.ts';
import type { Decline, OrderKind, PaymentAttempt } from './payment-attempts.ts';
import type { PaymentCard } from './payment-processor.ts';
import type { Tx } from './transaction.ts';

/** A card payment. The card or token exists only for the duration of the call and is never stored or logged. */
type WithCard = { readonly card: PaymentCard; readonly installmentCount: number };
export type CardPayment = WithCard & { readonly by: 'card' };
export type Card3dsPayment = WithCard & {
  readonly by: 'card3ds';
  readonly returnUrl: string;
  readonly language: Language;
};

/** The payment method and its details. */
export type Payment = { readonly by: 'limit' } | CardPayment | Card3dsPayment;

export type PayRequest = {
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly agencyId: number;
  readonly amount: Money;
  readonly payment: Payment;
  /** The payment session that starts the payment. `isOpen` is called while the order is locked. */
  readonly session?: { readonly id: string; readonly isOpen: (tx: Tx) => Promise<boolean> };
  /** True if the request only joins a payment in progress and never starts one. */
  readonly isJoining?: boolean;
  readonly context: Readonly<Record<string, string>>;
  /** The code of the vendor or supplier that provides the service. */
  readonly party: string;
  /** The start time of the first service. */
  readonly firstPickUpAt: Date;
  /** The time until which the reservation is polled: the start of its last part, or the end of the ride. */
  readonly watchUntil: Date;
};

/** The current result of an attempt. `isJoined` is true if another call started the attempt. */
export type PaymentOutcome = { readonly attempt: PaymentAttempt; readonly isJoined: boolean } & (
  | {
      readonly kind:
        | 'completed'
        /** The customer must authenticate at the bank. */
        | 'challenge'
        /** Charged but not booked. The money is returned automatically. */
        | 'failed'
        /** Nothing was charged, for an unknown reason. */
        | 'voided'
        /** The customer did not return from the bank in time. */
        | 'expired'
        /** Another payment replaced this one, or the order was cancelled. */
        | 'withdrawn'
        /** Charged after the attempt had ended. The money is returned automatically. */
        | 'chargedLate'
        /** The outcome is still unknown. A repeated request joins the same attempt. */
        | 'unknown'
        /** Another call is still processing the attempt after the maximum waiting time. */
        | 'inProgress';
    }
  | { readonly kind: 'declined'; readonly decline: Decline }
);

export type PayOutcome =
  | PaymentOutcome
  /** `current` is the attempt that paid for the order. */
  | { readonly kind: 'notPayable'; readonly current: PaymentAttempt | undefined }
  | { readonly kind: 'tooManyDeclines' };

/** Takes payment for an order once, regardless of the number of concurrent calls. */
export type Pay = (request: PayRequest) => Promise<PayOutcome>;

/** The parameters that a browser sends when it returns from the bank. */
export type BankReturn = {
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly attemptId: string;
  readonly transactionId: string;
};

/** Queries the processor for the result after the customer's return; `undefined` if no attempt matches. */
export type Verify = (callback: BankReturn) => Promise<PaymentOutcome | undefined>;

/** Returns a payment's outcome after the customer has returned; `undefined` if the attempt does not exist. */
export type AskAgain = (attemptId: string) => Promise<PaymentOutcome | undefined>;

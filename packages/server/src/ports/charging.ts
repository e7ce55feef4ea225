import type { Card3dsPayment, CardPayment } from './paying.ts';
import type { Challenge, Decline, PaymentAttempt } from './payment-attempts.ts';
import type { Tx } from './transaction.ts';

/** The state of a charge. `silent`: no usable answer, so nothing is known. */
export type ChargeAnswer =
  | { readonly kind: 'charged'; readonly transactionId?: string }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'authenticated' | 'awaitingCustomer' | 'processing' | 'voided' | 'none' | 'silent' };

/** Refused for good, and why: asking again is of no use before a person has seen to it. */
export type Refusal = { readonly refused: string };

/** The result of asking the bank for its page. */
export type ChallengeAnswer =
  | { readonly kind: 'challenge'; readonly challenge: Challenge; readonly transactionId: string }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'silent' };

/**
 * How one method takes money and gives it back. The ledger books in the transaction that reaches a status of which it is told
 * (`onTransition`), calls outside come before it. References outside: the attempt's id, and `void:` or `cxl:` before it.
 */
export type ChargePort = {
  readonly find: (attempt: PaymentAttempt) => Promise<ChargeAnswer>;
  /** Charges a card whose holder has authenticated; once, however often it is called. */
  readonly complete: (attempt: PaymentAttempt) => Promise<ChargeAnswer>;
  /** Takes everything back; a charge that arrives later takes nothing. */
  readonly voidCharge: (attempt: PaymentAttempt) => Promise<'voided' | 'silent' | Refusal>;
  readonly refund: (attempt: PaymentAttempt, amount: number) => Promise<'refunded' | 'silent' | Refusal>;
  /** Books the new status in the ledger; repeated, it books nothing more. */
  readonly onTransition: (tx: Tx, attempt: PaymentAttempt, before: PaymentAttempt) => Promise<void>;
};

export type LimitPort = ChargePort & {
  /** Sets the amount aside, in the transaction that inserts the attempt. */
  readonly hold: (tx: Tx, attempt: PaymentAttempt) => Promise<'held' | 'insufficientLimit' | 'noCreditRecord'>;
};

/** Only the pay call makes these two: it alone has the card. */
export type CardPort = ChargePort & {
  readonly charge: (attempt: PaymentAttempt, payment: CardPayment) => Promise<ChargeAnswer>;
  readonly authenticate: (attempt: PaymentAttempt, payment: Card3dsPayment) => Promise<ChallengeAnswer>;
};

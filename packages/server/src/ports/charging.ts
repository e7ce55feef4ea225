import type { Card3dsPayment, CardPayment } from './paying.ts';
import type { Challenge, Decline, PaymentAttempt } from './payment-attempts.ts';
import type { Tx } from './transaction.ts';

/** The state of a charge. `silent` means that no usable response arrived, so the state is unknown. */
export type ChargeAnswer =
  | { readonly kind: 'charged'; readonly transactionId?: string }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'authenticated' | 'awaitingCustomer' | 'processing' | 'voided' | 'none' | 'silent' };

/** A permanent refusal with its reason. A retry cannot succeed until an operator has acted. */
export type Refusal = { readonly refused: string };

/** The result of requesting a 3D Secure challenge from the bank. */
export type ChallengeAnswer =
  | { readonly kind: 'challenge'; readonly challenge: Challenge; readonly transactionId: string }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'silent' };

/**
 * The port for charges and refunds with one payment method. External calls precede the status change. `onTransition`
 * writes the ledger entry in the same transaction as the status change. External references are the attempt ID,
 * optionally prefixed with `void:` or `cxl:`.
 */
export type ChargePort = {
  readonly find: (attempt: PaymentAttempt) => Promise<ChargeAnswer>;
  /** Charges an authenticated card. Repeated calls charge only once. */
  readonly complete: (attempt: PaymentAttempt) => Promise<ChargeAnswer>;
  /** Voids the charge. A charge that arrives later with the same reference has no effect. */
  readonly voidCharge: (attempt: PaymentAttempt) => Promise<'voided' | 'silent' | Refusal>;
  readonly refund: (attempt: PaymentAttempt, amount: number) => Promise<'refunded' | 'silent' | Refusal>;
  /** Writes the ledger entries for a status change. Repeated calls write no further entries. */
  readonly onTransition: (
    tx: Tx,
    attempt: PaymentAttempt,
    change: { readonly before: PaymentAttempt; readonly at: Date },
  ) => Promise<void>;
};

export type LimitPort = ChargePort & {
  /** Holds the amount in the transaction that inserts the attempt. */
  readonly hold: (tx: Tx, attempt: PaymentAttempt) => Promise<'held' | 'insufficientLimit' | 'noCreditRecord'>;
};

/** The card operations that only the pay call performs, because the card is never stored. */
export type CardPort = ChargePort & {
  readonly charge: (attempt: PaymentAttempt, payment: CardPayment) => Promise<ChargeAnswer>;
  readonly authenticate: (attempt: PaymentAttempt, payment: Card3dsPayment) => Promise<ChallengeAnswer>;
};

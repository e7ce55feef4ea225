import type { Challenge, Decline, PaymentAttempt } from './payment-attempts.ts';
import type { Tx } from './transaction.ts';

/** How a charge stands with whoever takes the money. `silent`: nothing usable, so nothing is known. */
export type ChargeAnswer =
  | { readonly kind: 'charged'; readonly transactionId?: string }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'authenticated' | 'awaitingCustomer' | 'processing' | 'voided' | 'none' | 'silent' };

/** What comes of asking the bank for its page. */
export type ChallengeAnswer =
  | { readonly kind: 'challenge'; readonly challenge: Challenge; readonly transactionId: string }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'silent' };

/**
 * How one method takes money and gives it back. What only the ledger does happens in the transaction that moves the attempt
 * (`onMoved`), what the outside does before it. References outside: the attempt's id, and `void:` or `cxl:` before it.
 */
export type ChargePort = {
  /** In the transaction that begins the attempt; only what is charged in our own ledger is held. */
  readonly hold: (tx: Tx, attempt: PaymentAttempt) => Promise<'held' | 'insufficient'>;
  readonly find: (attempt: PaymentAttempt) => Promise<ChargeAnswer>;
  /** Charges a card whose holder has authenticated; once, however often it is asked. */
  readonly complete: (attempt: PaymentAttempt) => Promise<ChargeAnswer>;
  /** Takes everything back; a charge that arrives later takes nothing. */
  readonly voidCharge: (attempt: PaymentAttempt) => Promise<'voided' | 'silent'>;
  readonly refund: (attempt: PaymentAttempt, amount: number) => Promise<'refunded' | 'silent'>;
  /** What the ledger books when the attempt has moved; repeated, it books nothing more. */
  readonly onMoved: (tx: Tx, attempt: PaymentAttempt) => Promise<void>;
};

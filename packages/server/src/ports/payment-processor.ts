import type { CardNumber } from '../shared/card-number.ts';
import type { CardToken } from '../shared/card-token.ts';
import type { Language } from '../shared/language.ts';
import type { Currency, Money } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';
import type { Challenge, Decline } from './payment-attempts.ts';

export type InstallmentPlan = {
  readonly installmentCount: number;
  /** One installment and the sum of all installments, in minor units. */
  readonly installment: number;
  readonly total: number;
};

/** The properties of cards with a given BIN, and the total to pay for each number of installments. */
export type CardProfile = {
  readonly bankCode: number;
  readonly bankName: string;
  readonly association: string;
  readonly family: string;
  readonly type: 'credit' | 'debit';
  readonly requires3ds: boolean;
  readonly currencies: readonly Currency[];
  readonly plans: readonly InstallmentPlan[];
};

/** A card as entered by its holder. The card data exists only for the duration of the call. */
export type EnteredCard = {
  readonly number: CardNumber;
  readonly expireMonth: string;
  readonly expireYear: string;
  readonly holderName: string;
  readonly cvc: string;
};

/** A card whose details the customer entered on the payment page. Only the processor has access to the card number. */
export type TokenizedCard = {
  readonly token: CardToken;
  /** The payment session for which the token was created. */
  readonly session: string;
  readonly firstSix: string;
  readonly lastFour: string;
  /** Fingerprint of the card number, the same for all of its tokens. */
  readonly fingerprint: string;
};

export type PaymentCard = EnteredCard | TokenizedCard;

export type Transaction = {
  readonly status: 'awaitingCustomer' | 'authenticated' | 'processing' | 'charged' | 'declined' | 'voided';
  readonly transactionId?: string;
  readonly decline?: Decline;
};

export type CardCharge = {
  readonly reference: string;
  readonly money: Money;
  readonly installmentCount: number;
  readonly card: PaymentCard;
};

/** The processor that charges cards. Every operation with a reference is idempotent for that reference. */
export type PaymentProcessor = {
  /** Looks up a BIN; `undefined` if no card has this BIN. */
  readonly lookUpBin: (bin: string, money: Money) => Promise<CallResult<CardProfile | undefined>>;
  /** Finds the card that a token represents; `undefined` if the token cannot be used. */
  readonly lookUpToken: (token: CardToken, session: string) => Promise<CallResult<TokenizedCard | undefined>>;
  /** Charges a card. Returns `undefined`, without charging anything, if the card is a token that cannot be used. */
  readonly chargeCard: (charge: CardCharge) => Promise<CallResult<Transaction | undefined>>;
  /** Charges a transaction that the customer has authenticated. */
  readonly chargeAuthenticated: (reference: string) => Promise<CallResult<Transaction>>;
  /** Starts 3D Secure. Returns `undefined`, without starting anything, if the card is a token that cannot be used. */
  readonly start3ds: (
    charge: CardCharge & { readonly returnUrl: string; readonly language: Language },
  ) => Promise<CallResult<{ readonly transaction: Transaction; readonly challenge?: Challenge } | undefined>>;
  /** Finds a transaction; `undefined` if the processor has not received this reference. */
  readonly findTransaction: (reference: string) => Promise<CallResult<Transaction | undefined>>;
  /** Voids the transaction and rejects any later charge with the same reference. */
  readonly voidTransaction: (reference: string, voidReference: string) => Promise<CallResult<Transaction>>;
  readonly refund: (
    reference: string,
    refund: { readonly reference: string; readonly money: Money },
  ) => Promise<CallResult<'refunded'>>;
};

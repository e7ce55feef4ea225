import type { CardNumber } from '../shared/card-number.ts';
import type { Language } from '../shared/language.ts';
import type { Currency, Money } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';
import type { Challenge, Decline } from './payment-attempts.ts';

export type InstallmentPlan = {
  readonly installmentCount: number;
  /** One installment and all of them, in minor units. */
  readonly installment: number;
  readonly total: number;
};

/** What is known about cards that begin with these digits, and what an amount costs with them. */
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

/** A card as its holder typed it. It lives as long as the call that carries it. */
export type PaymentCard = {
  readonly number: CardNumber;
  readonly expireMonth: string;
  readonly expireYear: string;
  readonly holderName: string;
  readonly cvc: string;
};

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

/** The processor that takes money from cards. Whatever has a reference acts once for it, however often it is asked. */
export type PaymentProcessor = {
  /** `undefined`: no card begins with these digits. */
  readonly lookUpBin: (bin: string, money: Money) => Promise<CallResult<CardProfile | undefined>>;
  readonly chargeCard: (charge: CardCharge) => Promise<CallResult<Transaction>>;
  /** Completes what the customer authenticated. */
  readonly chargeAuthenticated: (reference: string) => Promise<CallResult<Transaction>>;
  readonly start3ds: (
    charge: CardCharge & { readonly returnUrl: string; readonly language: Language },
  ) => Promise<CallResult<{ readonly transaction: Transaction; readonly challenge?: Challenge }>>;
  /** `undefined`: nothing has arrived with this reference. */
  readonly findTransaction: (reference: string) => Promise<CallResult<Transaction | undefined>>;
  /** Takes everything back, and refuses what arrives later with the reference. */
  readonly voidTransaction: (reference: string, voidReference: string) => Promise<CallResult<Transaction>>;
  readonly refund: (
    reference: string,
    refund: { readonly reference: string; readonly money: Money },
  ) => Promise<CallResult<'refunded'>>;
};

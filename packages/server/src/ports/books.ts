import type { Currency, Money } from '../shared/money.ts';
import type { OrderKind, PaymentMethod, PaymentStatus } from './payment-attempts.ts';
import type { Day } from './statements.ts';

/** What our own books say of one payment and its reservation. */
export type BookedPayment = {
  readonly attemptId: string;
  readonly status: PaymentStatus;
  /** Neither ended nor at rest: what the outside has of it may change at any moment. */
  readonly isUnderWay: boolean;
  readonly changedAt: Date;
  /** What was taken and not voided; absent when nothing stands. */
  readonly taken: Money | undefined;
  /** How much of it went back, in minor units. */
  readonly refunded: number;
  /** Whether any of what was ordered is still reserved. */
  readonly isReserved: boolean;
  /** Whether another payment of the same order stands. */
  readonly isPaidByAnother: boolean;
};

/** Which payments: those of a method, or those whose service a party renders. */
export type BookedBy = { readonly method: PaymentMethod } | { readonly kind: OrderKind; readonly party: string };

export type PaymentBooks = {
  /** Payments that began on a day. */
  readonly ofDay: (day: Day, which: BookedBy) => Promise<readonly BookedPayment[]>;
  /** Which of these are attempts of ours, whenever they began. */
  readonly known: (attemptIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** On which days the payments began that have changed since a moment. */
  readonly daysChangedSince: (moment: Date) => Promise<readonly Day[]>;
};

/** What the ledger has of one payment from the credit limit. */
export type CreditMovement = {
  readonly attemptId: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly held: number;
  readonly refunded: number;
  /** Whether what was held is spent, given back, or neither. */
  readonly ended: 'posted' | 'reversed' | undefined;
  readonly changedAt: Date;
};

/** What the ledger has of the payments that were held on a day. */
export type CreditMovementsOf = (day: Day) => Promise<readonly CreditMovement[]>;

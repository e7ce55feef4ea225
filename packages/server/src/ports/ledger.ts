import type { Currency, Money } from '../shared/money.ts';
import type { OrderKind, PaymentMethod, PaymentStatus } from './payment-attempts.ts';
import type { Day } from './statements.ts';

/** The ledger's view of one payment and its reservation. */
export type BookedPayment = {
  readonly attemptId: string;
  readonly status: PaymentStatus;
  /**
   * True while the payment is neither final nor in a resting state, so that external parties may change their records
   * at any moment.
   */
  readonly isUnderWay: boolean;
  readonly changedAt: Date;
  /** The amount that was charged and not voided; absent if no charge is in effect. */
  readonly taken: Money | undefined;
  /** The refunded amount, in minor units. */
  readonly refunded: number;
  /** True if any part of the order is still reserved. */
  readonly isReserved: boolean;
  /** True if another payment for the same order is in effect. */
  readonly isPaidByAnother: boolean;
};

/** A selection of payments, either by method or by the party that provides the service. */
export type BookedBy = { readonly method: PaymentMethod } | { readonly kind: OrderKind; readonly party: string };

export type PaymentLedger = {
  /** Returns the payments that began on a given day. */
  readonly ofDay: (day: Day, which: BookedBy) => Promise<readonly BookedPayment[]>;
  /** Returns the IDs that belong to our payment attempts, regardless of their date. */
  readonly known: (attemptIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Returns the start days of all payments that have changed since the given time. */
  readonly daysChangedSince: (moment: Date) => Promise<readonly Day[]>;
};

/** A summary of the ledger entries for one payment on credit. */
export type CreditMovement = {
  readonly attemptId: string;
  readonly currency: Currency;
  /** The held amount in minor units. */
  readonly held: number;
  readonly refunded: number;
  /** The final state of the hold: `posted` if spent, `reversed` if released, `undefined` if still held. */
  readonly ended: 'posted' | 'reversed' | undefined;
  readonly changedAt: Date;
};

/** Returns the ledger movements of payments whose hold was placed on a given day. */
export type CreditMovementsOf = (day: Day) => Promise<readonly CreditMovement[]>;

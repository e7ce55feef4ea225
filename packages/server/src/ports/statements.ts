import type { Money } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';

/** A UTC day, such as `2027-03-01`. */
export type Day = string;

/** A charge in the processor's statement, with its current state. */
export type StatedTransaction = {
  readonly reference: string;
  readonly status: 'charged' | 'voided';
  readonly money: Money;
  /** The refunded amount in minor units. */
  readonly refundedAmount: number;
  readonly changedAt: Date;
};

/** A reservation in the statement of a vendor or transfer supplier, with its current state. */
export type StatedReservation = {
  readonly reference: string;
  readonly status: 'reserved' | 'cancelled';
  readonly changedAt: Date;
};

/** A statement page. The last page has no `nextCursor`. */
export type StatementPage<Line> = { readonly lines: readonly Line[]; readonly nextCursor: string | undefined };

/** Returns a page of the transactions that began on a given day. */
export type ReadTransactions = (
  day: Day,
  cursor: string | undefined,
) => Promise<CallResult<StatementPage<StatedTransaction>>>;

/** Returns a page of the reservations made with one party on a given day. */
export type ReadReservations = (
  party: string,
  day: Day,
  cursor: string | undefined,
) => Promise<CallResult<StatementPage<StatedReservation>>>;

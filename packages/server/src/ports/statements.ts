import type { Money } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';

/** A day in UTC: `2027-03-01`. */
export type Day = string;

/** A charge on the books of the processor, as it stands now. */
export type StatedTransaction = {
  readonly reference: string;
  readonly status: 'charged' | 'voided';
  readonly money: Money;
  /** In minor units. */
  readonly refundedAmount: number;
  readonly changedAt: Date;
};

/** A reservation on the books of a vendor or transfer supplier, as it stands now. */
export type StatedReservation = {
  readonly reference: string;
  readonly status: 'reserved' | 'cancelled';
  readonly changedAt: Date;
};

/** Without `nextCursor` it is the last one. */
export type StatementPage<Line> = { readonly lines: readonly Line[]; readonly nextCursor: string | undefined };

/** A page of what began on a day. */
export type ReadTransactions = (
  day: Day,
  cursor: string | undefined,
) => Promise<CallResult<StatementPage<StatedTransaction>>>;

/** A page of what was reserved with one party on a day. */
export type ReadReservations = (
  party: string,
  day: Day,
  cursor: string | undefined,
) => Promise<CallResult<StatementPage<StatedReservation>>>;

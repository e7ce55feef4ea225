import type { MovementKind } from '../features/credit-limits/types.ts';
import type { Currency } from '../shared/money.ts';

/** What an entry of the ledger does for an order, of which a part is the agency's commission. Amounts in minor units. */
export type StatedEntry = {
  readonly entryId: number;
  readonly at: Date;
  readonly kind: MovementKind;
  /** What it does to the amount that can be spent. */
  readonly change: number;
  /** What could be spent after it. */
  readonly remaining: number;
  readonly reference: string | undefined;
  readonly order:
    | { readonly id: string; readonly paymentId: number; readonly paid: number; readonly commission: number }
    | undefined;
};

/** A day of an agency's credit in one currency, in UTC. Amounts in minor units. */
export type CreditDay = {
  readonly currency: Currency;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly spent: number;
  readonly refunded: number;
  /** What could be spent at its end, of all records. */
  readonly remaining: number;
};

export type StatementStore = {
  /** The latest first, from before the entry with this id; the period begins with `from` and ends before `to`. */
  readonly entries: (
    of: { readonly recordId: number; readonly from?: Date; readonly to?: Date },
    page: { readonly before: number | undefined; readonly atMost: number },
  ) => Promise<readonly StatedEntry[]>;
  /** Every day from the first to the last, by currency. */
  readonly days: (of: {
    readonly agencyId: number;
    readonly firstDay: string;
    readonly lastDay: string;
    readonly now: Date;
  }) => Promise<readonly CreditDay[]>;
};

import type { MovementKind } from '../../features/credit-limits/types.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import type { Currency } from '../../shared/money.ts';

/** Ledger entry, with its order and the agency's commission, if any. Amounts are in minor units. */
export type StatedEntry = {
  readonly entryId: number;
  readonly at: Date;
  readonly kind: MovementKind;
  /** Effect of the entry on the available credit. */
  readonly change: number;
  /** Available credit after the entry. */
  readonly remaining: number;
  readonly reference: string | undefined;
  /** The refunded legs of a transfer. */
  readonly legs?: readonly TransferLegType[] | undefined;
  readonly order:
    | { readonly id: string; readonly paymentId: number; readonly paid: number; readonly commission: number }
    | undefined;
};

/** An agency's credit figures for one UTC day and one currency. Amounts are in minor units. */
export type CreditDay = {
  readonly currency: Currency;
  /** Day as `YYYY-MM-DD`. */
  readonly day: string;
  readonly spent: number;
  readonly refunded: number;
  /** All credit granted to date, less reductions. */
  readonly granted: number;
  /** Available credit across all records at the end of the day. */
  readonly remaining: number;
};

/** Balances and sums of a period, in minor units. `deducted` is positive. */
export type StatementSums = {
  readonly opening: number;
  readonly added: number;
  readonly deducted: number;
  readonly closing: number;
};

type OfPeriod = { readonly recordId: number; readonly from?: Date; readonly to?: Date };

export type StatementStore = {
  /** Returns the latest entries first, starting before the entry with this ID. Includes `from` and excludes `to`. */
  readonly entries: (
    of: OfPeriod,
    page: { readonly before: number | undefined; readonly atMost: number },
  ) => Promise<readonly StatedEntry[]>;
  /** Sums the entries of a period. Includes `from` and excludes `to`. */
  readonly sums: (of: OfPeriod) => Promise<StatementSums>;
  /** Returns the figures for every day from the first to the last, by currency. */
  readonly days: (of: {
    readonly agencyId: number;
    readonly firstDay: string;
    readonly lastDay: string;
    readonly now: Date;
  }) => Promise<readonly CreditDay[]>;
};

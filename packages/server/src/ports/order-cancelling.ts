import type { Money } from '../shared/money.ts';
import type { CancelOutcome, OrderKey } from './orders.ts';
import type { TransferLegType } from './transfer-products.ts';

/** The effect of cancelling one leg now. If `refund` is absent, the leg cannot be cancelled. */
type LegTerms = {
  readonly type: TransferLegType;
  readonly refund?: Money | undefined;
  readonly fee?: Money | undefined;
  /** Deadline for this refund, in RFC 3339 format. */
  readonly until?: string | undefined;
};

export type OrderCancelTerms = {
  readonly isPossible: boolean;
  /** True if the provider has not responded to an earlier cancellation. A repeated call joins that cancellation. */
  readonly isUnderWay: boolean;
  readonly isUnpaid: boolean;
  readonly refund: Money | undefined;
  /** Empty for rentals. */
  readonly legs: readonly LegTerms[];
};

export type OrderCancellation = { readonly outcome: CancelOutcome; readonly refund: Money | undefined };

/** Cancels an existing order of one kind, through the same functions as the public API. */
export type OrderCancelling = {
  readonly termsOf: (key: OrderKey) => Promise<OrderCancelTerms>;
  readonly cancel: (
    cancellation: OrderKey & { readonly legs: readonly TransferLegType[] | undefined },
  ) => Promise<OrderCancellation>;
};

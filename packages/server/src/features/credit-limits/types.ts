import type { Money } from '../../shared/money.ts';

export type { RemainingCredit } from '../../generated/types.ts';

export type Account = 'granted' | 'available' | 'held' | 'spent';

/**
 * Ledger movements by kind. Credit is granted, then held, and then either spent or released. Spent credit can be
 * refunded, and available credit can be reduced. Each entry moves its amount between two accounts of a record, so the
 * accounts always sum to zero.
 */
export const movements = {
  opening: { credit: 'granted', debit: 'available' },
  grant: { credit: 'granted', debit: 'available' },
  reduce: { credit: 'available', debit: 'granted' },
  hold: { credit: 'available', debit: 'held' },
  post: { credit: 'held', debit: 'spent' },
  reverse: { credit: 'held', debit: 'available' },
  refund: { credit: 'spent', debit: 'available' },
  refundPart: { credit: 'spent', debit: 'available' },
} as const satisfies Record<string, { credit: Account; debit: Account }>;

export type MovementKind = keyof typeof movements;

export type HoldRequest = { readonly agencyId: number; readonly money: Money; readonly attemptId: string };

export type HoldAnswer =
  | { readonly kind: 'held'; readonly recordId: number }
  | { readonly kind: 'insufficientLimit' | 'noCreditRecord' };

export type NewCreditRecord = { readonly id: number; readonly agencyName: string; readonly granted: Money };

/** Credit record as shown to operators, with amounts in minor units. */
export type CreditRecord = {
  readonly id: number;
  readonly agencyId: number;
  readonly currency: Money['currency'];
  readonly isActive: boolean;
  readonly remaining: number;
};

/** Manual grant or reduction. The reference makes a repeated call idempotent. */
export type ByHand = { readonly kind: 'grant' | 'reduce'; readonly amount: number; readonly reference: string };

/** Ledger entry. `change` is the change in the available amount, in minor units. */
export type StatementLine = {
  readonly entryId: number;
  readonly at: Date;
  readonly kind: MovementKind;
  readonly change: number;
  /** Available credit after this entry. */
  readonly remaining: number;
  readonly attemptId: string | undefined;
  readonly reference: string | undefined;
};

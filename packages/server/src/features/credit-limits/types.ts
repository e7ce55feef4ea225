import type { Money } from '../../shared/money.ts';

export type { RemainingCredit } from '../../generated/types.ts';

/** Where the credit of one record is: granted to the agency, free to spend, set aside for an attempt, or spent. */
export type Account = 'granted' | 'available' | 'held' | 'spent';

/**
 * Credit is granted, held, and then either spent or given back; what was spent may be refunded, what is free taken back.
 * Each entry moves its amount from one account of a record to another, so that the accounts always sum to zero.
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

/** A record as operators see it. Amounts in minor units. */
export type CreditRecord = {
  readonly id: number;
  readonly agencyId: number;
  readonly currency: Money['currency'];
  readonly isActive: boolean;
  readonly remaining: number;
};

/** What a person grants, or takes back, under a reference that makes repeating it harmless. */
export type ByHand = { readonly kind: 'grant' | 'reduce'; readonly amount: number; readonly reference: string };

/** An entry of the ledger; `change` is what it does to the amount that can be spent, in minor units. */
export type StatementLine = {
  readonly entryId: number;
  readonly at: Date;
  readonly kind: MovementKind;
  readonly change: number;
  /** What could be spent after it. */
  readonly remaining: number;
  readonly attemptId: string | undefined;
  readonly reference: string | undefined;
};

import type { Money } from '../../shared/money.ts';

export type { RemainingCredit } from '../../generated/types.ts';

/** Where the credit of one record is: granted to the agency, free to spend, set aside for an attempt, or spent. */
export type Account = 'granted' | 'available' | 'held' | 'spent';

/**
 * Credit is granted, held, and then either spent or given back; what was spent may be refunded.
 * Each entry moves its amount from one account of a record to another, so that the accounts always sum to zero.
 */
export const movements = {
  opening: { credit: 'granted', debit: 'available' },
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

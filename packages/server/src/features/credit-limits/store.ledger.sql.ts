import { type Kysely, sql } from 'kysely';
import type { CreditMovement, CreditMovementsOf } from '../../ports/ledger.ts';
import type { Currency } from '../../shared/money.ts';

type Row = {
  attempt_id: string;
  currency: Currency;
  held: number;
  refunded: number;
  is_posted: boolean;
  is_reversed: boolean;
  changed_at: Date;
};

/**
 * Creates a query that returns the credit movements for holds placed on a given day. Reconciliation compares the
 * movements with payments.
 */
export function createCreditLedger(db: Kysely<Record<never, never>>): CreditMovementsOf {
  return async (day) => {
    const { rows } = await sql<Row>`
      select entry.attempt_id, record.currency,
        sum(amount) filter (where kind = 'hold')::bigint as held,
        coalesce(sum(amount) filter (where kind in ('refund', 'refundPart')), 0)::bigint as refunded,
        bool_or(kind = 'post') as is_posted, bool_or(kind = 'reverse') as is_reversed,
        max(entered_at) as changed_at
      from ledger_entry entry join credit_record record on record.id = entry.record_id
      where entry.attempt_id in (
        select attempt_id from ledger_entry
        where kind = 'hold'
          and entered_at >= ${`${day}T00:00:00Z`}::timestamptz and entered_at < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'
      )
      group by entry.attempt_id, record.currency`.execute(db);
    return rows.map(toMovement);
  };
}

function toMovement({ is_posted, is_reversed, ...row }: Row): CreditMovement {
  const posted = is_posted ? 'posted' : undefined;
  return {
    attemptId: row.attempt_id,
    currency: row.currency,
    held: row.held,
    refunded: row.refunded,
    ended: is_reversed ? 'reversed' : posted,
    changedAt: row.changed_at,
  };
}

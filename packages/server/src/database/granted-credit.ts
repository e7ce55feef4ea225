import { type RawBuilder, sql } from 'kysely';

/**
 * Returns an SQL expression for the total credit granted to a record so far, less reductions. The expression reads two
 * small indexes instead of the record's ledger.
 */
export const grantedTo = (recordId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  coalesce((select sum(amount) from ledger_entry where record_id = ${recordId} and kind = 'opening'), 0)
  + coalesce((select sum(case kind when 'grant' then amount else -amount end) from ledger_entry
      where record_id = ${recordId} and reference is not null and kind in ('grant', 'reduce')), 0))`;

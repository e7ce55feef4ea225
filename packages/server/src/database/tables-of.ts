import type { Kysely } from 'kysely';
import type { Tx } from '../ports/transaction.ts';

/** An open transaction as an SQL store sees it: with its own tables. */
export function tablesOf<Tables>(tx: Tx): Kysely<Tables> {
  return tx as unknown as Kysely<Tables>;
}

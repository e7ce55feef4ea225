import type { Kysely } from 'kysely';
import type { Tx } from '../ports/transaction.ts';

/** Returns an open transaction, typed with the tables of one store. */
export function tablesOf<Tables>(tx: Tx): Kysely<Tables> {
  return tx as unknown as Kysely<Tables>;
}

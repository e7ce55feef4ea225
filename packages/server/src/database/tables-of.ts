import type { Kysely } from 'kysely';
import type { Tx } from '../ports/transaction.ts';

/** The tables of one store inside an open transaction. */
export function tablesOf<Tables>(tx: Tx): Kysely<Tables> {
  return tx as unknown as Kysely<Tables>;
}

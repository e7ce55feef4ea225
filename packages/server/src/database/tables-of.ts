import type { Kysely } from 'kysely';
import type { Tx } from '../ports/transaction.ts';

export function tablesOf<Tables>(tx: Tx): Kysely<Tables> {
  return tx as Kysely<Tables>;
}

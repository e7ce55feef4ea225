import type { Kysely } from 'kysely';
import type { Transact, Tx } from '../ports/transaction.ts';

export function transactOn(db: Kysely<Record<never, never>>): Transact {
  return (work) => db.transaction().execute((transaction) => work(transaction as Tx));
}

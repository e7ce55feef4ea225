import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../src/ports/transaction.ts';

/** Whether transactions overlap at all: the embedded database runs one after the other, so that nothing waits for a lock. */
const overlaps = process.env.TEST_DATABASE_URL !== undefined;

/** Goes on when `other` waits for a lock of this transaction, or is done because nothing held it up. */
export async function untilBlocked(tx: Tx, other: Promise<unknown>): Promise<void> {
  let isDone = !overlaps;
  void other
    .catch(() => {})
    .finally(() => {
      isDone = true;
    });
  while (!isDone) {
    const waiting = sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`;
    const { rows } = await waiting.execute(tx as unknown as Kysely<unknown>);
    if (rows[0]?.waits) return;
  }
}

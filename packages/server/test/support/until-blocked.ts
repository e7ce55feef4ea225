import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../src/ports/transaction.ts';

/** True if transactions can overlap. The embedded database runs them one after another, so none waits for a lock. */
const overlaps = process.env.TEST_DATABASE_URL !== undefined;

/** Waits until `other` is blocked by a lock that this transaction holds, or has completed without being blocked. */
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
    const { rows } = await waiting.execute(tx as Kysely<unknown>);
    if (rows[0]?.waits) return;
  }
}

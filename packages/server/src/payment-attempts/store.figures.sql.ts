import { type Kysely, sql } from 'kysely';
import { statusesThat } from './states.ts';
import { dueFirst, isDueFor } from './store.leasing.sql.ts';
import type { AttemptTables } from './store.rows.sql.ts';
import type { Work } from './store.ts';

const unfinished = statusesThat(({ deadline, due }) => deadline !== undefined || due === 'retry');

/**
 * Creates the queries for figures across all agencies. The indexes contain only due attempts, so queries stay fast as
 * payments accumulate.
 */
export function createAttemptFigures(db: Kysely<AttemptTables>) {
  return {
    /**
     * Returns the number of unfinished payments in each status, and the time that the oldest one has spent in that
     * status.
     */
    async unfinished(now: Date) {
      const rows = await db
        .selectFrom('payment_attempt')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.min('changed_at').as('since')])
        .where(isDueFor.money)
        .groupBy('status')
        .execute();
      const found = new Map(rows.map((row) => [row.status, row]));
      return unfinished.map((status) => {
        const row = found.get(status);
        return { status, count: row?.count ?? 0, oldestSeconds: row ? secondsSince(row.since, now) : 0 };
      });
    },
    /** Returns how many seconds the oldest item has been due; 0 if nothing is due. */
    async lagSeconds(work: Work, now: Date): Promise<number> {
      const { rows } = await sql<{ since: Date | null }>`
        with recursive lane as ${dueFirst(work)} select min(due_at) as since from lane`.execute(db);
      const since = rows[0]?.since;
      return since ? secondsSince(since, now) : 0;
    },
  };
}

const secondsSince = (then: Date, now: Date) => Math.max(0, (now.getTime() - then.getTime()) / 1000);

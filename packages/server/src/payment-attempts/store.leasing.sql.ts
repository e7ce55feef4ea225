import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import type { OrderKind, PaymentAttempt } from '../ports/payment-attempts.ts';
import { statusesThat } from './states.ts';
import { type AttemptRow, type AttemptTables, attemptColumns } from './store.rows.sql.ts';
import type { AttemptStore, Work } from './store.ts';

/** Status literals, written as in the partial indexes. */
const watchedStatuses = sql.join(statusesThat(({ due }) => due === 'watch').map((status) => sql.lit(status)));
export const isDueFor: Readonly<Record<Work, RawBuilder<SqlBool>>> = {
  money: sql<SqlBool>`due_at is not null and status <> all (array[${watchedStatuses}])`,
  watch: sql<SqlBool>`due_at is not null and status = any (array[${watchedStatuses}])`,
};

/**
 * Selects the earliest due attempt of each party. This takes one index step per party, regardless of the number of due
 * attempts.
 */
export function dueFirst(work: Work): RawBuilder<unknown> {
  const first = sql`select order_kind, party, due_at from payment_attempt where ${isDueFor[work]}`;
  return sql`(
    (${first} order by order_kind, party, due_at limit 1)
    union all
    select next.order_kind, next.party, next.due_at from lane cross join lateral (
      ${first} and (order_kind, party) > (lane.order_kind, lane.party) order by order_kind, party, due_at limit 1
    ) next
  )`;
}

type Leasing = Pick<AttemptStore, 'lease' | 'hasten' | 'findDueLanes' | 'leaseDue' | 'release' | 'takeOverdue'>;

export function createLeasing(
  db: Kysely<AttemptTables>,
  { toAttempt }: { readonly toAttempt: (row: AttemptRow) => PaymentAttempt },
): Leasing {
  return {
    async lease({ id, status }, now, until) {
      const row = await db
        .updateTable('payment_attempt')
        .set({ due_at: until, leased_until: until })
        .where('id', '=', id)
        .where('status', '=', status)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .returning(attemptColumns)
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async hasten({ id, party }, now) {
      const own = db.selectFrom('payment_attempt').select('id').where('id', '=', id).where('party', '=', party);
      if (!(await own.executeTakeFirst())) return false;
      await db
        .updateTable('payment_attempt')
        .set({ due_at: now })
        .where('id', '=', id)
        .where(isDueFor.watch)
        .where('due_at', '>', now)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .execute();
      return true;
    },

    async findDueLanes(work, now) {
      const { rows } = await sql<{ kind: OrderKind; party: string }>`
        with recursive lane as ${dueFirst(work)}
        select order_kind as kind, party from lane where due_at <= ${now}`.execute(db);
      return rows;
    },

    async leaseDue(work, { kind, party }, { now, until, atMost }) {
      const due = db
        .selectFrom('payment_attempt')
        .select('id')
        .where(isDueFor[work])
        .where('order_kind', '=', kind)
        .where('party', '=', party)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked();
      const rows = await db
        .updateTable('payment_attempt')
        .set({ due_at: until, leased_until: until })
        .where('id', '=', anyOf(due))
        .returning(attemptColumns)
        .execute();
      return rows.map(toAttempt);
    },

    async release({ id, status }, dueAt, refusals) {
      await db
        .updateTable('payment_attempt')
        .set({ due_at: dueAt ?? null, leased_until: null, refusals })
        .where('id', '=', id)
        .where('status', '=', status)
        .execute();
    },

    async takeOverdue(overdueSince, now) {
      const rows = await db
        .updateTable('payment_attempt')
        .set({ alerted_at: now })
        .where('deadline_at', '<=', overdueSince)
        .where('alerted_at', 'is', null)
        .returning(attemptColumns)
        .execute();
      return rows.map(toAttempt);
    },
  };
}

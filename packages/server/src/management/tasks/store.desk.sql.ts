import { type Kysely, sql } from 'kysely';
import type { DeskCounts, DeskStore } from './store.desk.ts';
import { isStuck } from './store.sql.ts';

type Row = Omit<DeskCounts, 'oldestApprovalAt'> & { oldestApprovalAt: Date | null };

export function createDeskStore(db: Kysely<Record<never, never>>): DeskStore {
  return {
    async count(now, memberId) {
      const { rows } = await sql<Row>`
        select pending.count as approvals, pending.oldest as "oldestApprovalAt",
          (select coalesce(jsonb_object_agg(kind, count), '{}') from (
            select kind, count(*) from operator_task where resolved_at is null group by kind) open) as tasks,
          (select count(*)::integer from payment_attempt where ${isStuck(now)}) as "stuckPayments",
          (select count(*)::integer from agency where suspended_at is not null and ended_at is null) as "suspendedAgencies"
        from (select count(*)::integer, min(asked_at) as oldest from approval
          where status = 'waiting' and expires_at > ${now}
            and (asked_by_member is distinct from ${memberId ?? null}::text or cool_down_until <= ${now})) pending`.execute(
        db,
      );
      const [{ oldestApprovalAt, ...counts }] = rows as [Row];
      return { ...counts, oldestApprovalAt: oldestApprovalAt ?? undefined };
    },
  };
}

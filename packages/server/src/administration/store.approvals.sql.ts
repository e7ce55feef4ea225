import { type Generated, type Kysely, type Selectable, sql } from 'kysely';
import { tablesOf } from '../database/tables-of.ts';
import type { Approval, ApprovalStore, GuardedAction } from './store.approvals.ts';

export type ApprovalTables = {
  portal_member: { id: string; role: string; password_hash: string | null };
  approval: {
    id: Generated<number>;
    action: GuardedAction;
    subject: string;
    agency_id: number | null;
    asked: unknown;
    asked_by: string;
    asked_at: Date;
    expires_at: Date;
    status: Generated<'waiting' | 'approved' | 'rejected'>;
    decided_by: string | null;
    decided_at: Date | null;
  };
};

const on = tablesOf<ApprovalTables>;

export function createApprovalStore(db: Kysely<ApprovalTables>): ApprovalStore {
  return {
    async countOperators() {
      const { count } = await db
        .selectFrom('portal_member')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('role', '=', 'operator')
        .where('password_hash', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async ask(tx, { action, subject, agencyId, asked, askedBy, askedAt, expiresAt }) {
      const waiting = await on(tx)
        .selectFrom('approval')
        .selectAll()
        .where('status', '=', 'waiting')
        .where('expires_at', '>', askedAt)
        .where('action', '=', action)
        .where('asked_by', '=', askedBy)
        .where(sql<boolean>`asked = ${JSON.stringify(asked)}::jsonb`)
        .executeTakeFirst();
      if (waiting) return { approval: toApproval(waiting, askedAt), isNew: false };
      const row = await on(tx)
        .insertInto('approval')
        .values({
          ...{ action, subject, agency_id: agencyId ?? null, asked: JSON.stringify(asked) },
          ...{ asked_by: askedBy, asked_at: askedAt, expires_at: expiresAt, decided_by: null, decided_at: null },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { approval: toApproval(row, askedAt), isNew: true };
    },

    async find(id, now) {
      const row = await db.selectFrom('approval').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toApproval(row, now);
    },

    async lock(tx, id, now) {
      const row = await on(tx).selectFrom('approval').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row && toApproval(row, now);
    },

    async list({ status, before }, atMost, now) {
      const isOpen = status === 'waiting' || status === 'expired';
      const rows = await db
        .selectFrom('approval')
        .selectAll()
        .$if(status !== undefined, (query) => query.where('status', '=', isOpen ? 'waiting' : status!))
        .$if(isOpen, (query) => query.where('expires_at', status === 'waiting' ? '>' : '<=', now))
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute();
      return rows.map((row) => toApproval(row, now));
    },

    async decide(tx, { id, status, by, at }) {
      await on(tx)
        .updateTable('approval')
        .set({ status, decided_by: by, decided_at: at })
        .where('id', '=', id)
        .execute();
    },

    async reopen(tx, id) {
      await on(tx)
        .updateTable('approval')
        .set({ status: 'waiting', decided_by: null, decided_at: null })
        .where('id', '=', id)
        .execute();
    },
  };
}

function toApproval(row: Selectable<ApprovalTables['approval']>, now: Date): Approval {
  return {
    id: row.id,
    action: row.action,
    subject: row.subject,
    agencyId: row.agency_id ?? undefined,
    asked: row.asked as Approval['asked'],
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    expiresAt: row.expires_at,
    status: row.status === 'waiting' && row.expires_at <= now ? 'expired' : row.status,
    decided: row.decided_by === null ? undefined : { by: row.decided_by, at: row.decided_at! },
  };
}

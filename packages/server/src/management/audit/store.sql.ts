import { type Generated, type Kysely, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { AuditEvent, AuditStore, Facts } from './store.ts';

export type AuditTables = {
  audit_event: {
    id: Generated<number>;
    at: Date;
    actor: string;
    action: string;
    subject: string;
    agency_id: number | null;
    before: Facts | null;
    after: Facts | null;
  };
};

export function createAuditStore(db: Kysely<AuditTables>): AuditStore {
  return {
    async add(tx, { at, by, action, subject, agencyId, before, after }) {
      await tablesOf<AuditTables>(tx)
        .insertInto('audit_event')
        .values({ at, actor: by, action, subject, agency_id: agencyId ?? null, before, after })
        .execute();
    },
    async list({ agencyId, subject, by, action, since, before }, atMost) {
      const rows = await db
        .selectFrom('audit_event')
        .select(['id', 'at', 'actor', 'action', 'subject', 'agency_id', 'before', 'after'])
        .select(sql<string | null>`(select name from agency where agency.id = agency_id)`.as('agency_name'))
        .select(
          sql<AuditEvent['member'] | null>`(
            select jsonb_build_object('email', email, 'name', nullif(concat_ws(' ', first_name, last_name), ''))
            from portal_member where id = substr(subject, 8) and subject like 'member %'
              and portal_member.agency_id is not distinct from audit_event.agency_id)`.as('member'),
        )
        .$if(agencyId !== undefined, (query) => query.where('agency_id', '=', agencyId!))
        .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
        .$if(by !== undefined, (query) => query.where('actor', '=', by!))
        .$if(action !== undefined, (query) => query.where('action', '=', action!))
        .$if(since !== undefined, (query) => query.where('at', '>=', since!))
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        at: row.at,
        by: row.actor,
        action: row.action,
        subject: row.subject,
        agencyId: row.agency_id ?? undefined,
        agencyName: row.agency_name ?? undefined,
        member: row.member ? { email: row.member.email, name: row.member.name ?? undefined } : undefined,
        before: row.before ?? undefined,
        after: row.after ?? undefined,
      }));
    },
  };
}

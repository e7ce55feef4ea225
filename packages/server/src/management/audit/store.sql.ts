import { type Generated, type Kysely, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';

/** Flags, amounts and field names. Secrets and people's names and addresses are never included. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export type NewAuditEvent = {
  readonly at: Date;
  readonly by: string;
  /** Name of the administration function. */
  readonly action: string;
  /** Changed object, such as `agency 7`, `key ak_live_…`, `record 1001` or `task 3`. */
  readonly subject: string;
  readonly agencyId: number | undefined;
  readonly before: Facts | undefined;
  readonly after: Facts | undefined;
};

export type AuditEvent = NewAuditEvent & {
  readonly id: number;
  readonly agencyName: string | undefined;
  /**
   * The changed member's current data; `undefined` for other objects and removed members. The log does not store this
   * data.
   */
  readonly member: { readonly name: string | undefined; readonly email: string } | undefined;
};

/** All given filters must match. */
export type AuditFilters = {
  readonly agencyId?: number;
  readonly subject?: string;
  readonly by?: string;
  readonly action?: string;
  readonly since?: Date;
  /** ID of an event; only earlier events are returned. */
  readonly before?: number;
};

export type AuditStore = {
  readonly add: (tx: Tx, event: NewAuditEvent) => Promise<void>;
  /** Lists audit events, latest first. */
  readonly list: (filters: AuditFilters, atMost: number) => Promise<readonly AuditEvent[]>;
};

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

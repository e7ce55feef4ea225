import type { Kysely } from 'kysely';
import { qualified, type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { SessionStore } from './store.ts';
import type { Role, Session } from './types.ts';

export type SessionTables = {
  portal_session: {
    id: string;
    token_hash: Buffer;
    member_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    passed_at: Date | null;
    address: string;
    user_agent: string | null;
  };
  portal_member: { id: string; email: string; role: Role; agency_id: number | null; second_factor: Buffer | null };
  agency: { id: number; ended_at: Date | null };
};

const columns = [
  'id',
  'member_id',
  'created_at',
  'last_seen_at',
  'expires_at',
  'passed_at',
  'address',
  'user_agent',
] as const;

const MOST_LISTED = 100;

export function createSessionStore(db: Kysely<SessionTables>): SessionStore {
  const on = (tx: Tx | undefined) => (tx ? tablesOf<SessionTables>(tx) : db);
  return {
    async add(session, tokenHash, tx) {
      await on(tx)
        .insertInto('portal_session')
        .values({
          id: session.id,
          token_hash: tokenHash,
          member_id: session.memberId,
          created_at: session.createdAt,
          last_seen_at: session.lastSeenAt,
          expires_at: session.expiresAt,
          passed_at: session.passedAt ?? null,
          address: session.address,
          user_agent: session.userAgent ?? null,
        })
        .execute();
    },

    async identify(tokenHash, { now, idleSince }) {
      const row = await db
        .selectFrom('portal_session')
        .innerJoin('portal_member', 'portal_member.id', 'portal_session.member_id')
        .leftJoin('agency', 'agency.id', 'portal_member.agency_id')
        .select(qualified('portal_session', columns))
        .select(['email', 'role', 'agency_id'])
        .select(({ eb }) => eb('second_factor', 'is not', null).as('has_second_factor'))
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', idleSince)
        .where('agency.ended_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { email, role, agency_id, has_second_factor } = row;
      const member = { email, role, agencyId: agency_id ?? undefined, hasSecondFactor: Boolean(has_second_factor) };
      return { session: toSession(row), member };
    },

    async touch(id, at) {
      await db.updateTable('portal_session').set({ last_seen_at: at }).where('id', '=', id).execute();
    },

    async rotate(id, tokenHash, passedAt, tx) {
      await on(tx)
        .updateTable('portal_session')
        .set({ token_hash: tokenHash, ...(passedAt && { passed_at: passedAt }) })
        .where('id', '=', id)
        .execute();
    },

    async list(memberId, { now, idleSince }) {
      const rows = await db
        .selectFrom('portal_session')
        .select(columns)
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', idleSince)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(toSession);
    },

    async end({ id, memberId }) {
      const ended = await db
        .deleteFrom('portal_session')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    async endAll(tx, memberId, except) {
      await tablesOf<SessionTables>(tx)
        .deleteFrom('portal_session')
        .where('member_id', '=', memberId)
        .$if(except !== undefined, (query) => query.where('id', '!=', except!))
        .execute();
    },

    async deleteExpired({ now, idleSince }) {
      await db
        .deleteFrom('portal_session')
        .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', idleSince)]))
        .execute();
    },
  };
}

const toSession = (row: RowOf<SessionTables['portal_session'], typeof columns>): Session => ({
  id: row.id,
  memberId: row.member_id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
  passedAt: row.passed_at ?? undefined,
  address: row.address,
  userAgent: row.user_agent ?? undefined,
});

import type { Kysely } from 'kysely';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { LinkStore } from './store.ts';
import type { Link, LinkKind } from './types.ts';

export type LinkTables = {
  portal_link: {
    id: string;
    token_hash: Buffer;
    kind: LinkKind;
    member_id: string;
    created_at: Date;
    expires_at: Date;
  };
};

const columns = ['id', 'kind', 'member_id', 'created_at', 'expires_at'] as const;

export function createLinkStore(db: Kysely<LinkTables>): LinkStore {
  return {
    async put({ id, kind, memberId, createdAt, expiresAt }, tokenHash, tx) {
      const tables = tx ? tablesOf<LinkTables>(tx) : db;
      await tables
        .deleteFrom('portal_link')
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .where('id', '!=', id)
        .execute();
      await tables
        .insertInto('portal_link')
        .values({
          ...{ id, kind, token_hash: tokenHash, member_id: memberId },
          ...{ created_at: createdAt, expires_at: expiresAt },
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ token_hash: tokenHash }))
        .execute();
    },

    async find(kind, tokenHash, now) {
      const row = await db
        .selectFrom('portal_link')
        .select(columns)
        .where('token_hash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && toLink(row);
    },

    async take(tx, kind, tokenHash, now) {
      const row = await tablesOf<LinkTables>(tx)
        .deleteFrom('portal_link')
        .where('token_hash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .returning(columns)
        .executeTakeFirst();
      return row && toLink(row);
    },

    async deleteExpired(now) {
      await db.deleteFrom('portal_link').where('expires_at', '<=', now).execute();
    },
  };
}

const toLink = (row: RowOf<LinkTables['portal_link'], typeof columns>): Link => ({
  id: row.id,
  kind: row.kind,
  memberId: row.member_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

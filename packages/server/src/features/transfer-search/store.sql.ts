import type { Kysely } from 'kysely';
import { pack, unpack } from '../../shared/packed.ts';
import type { TransferSearchStore } from './store.ts';
import type { KeptTransferSearch } from './types.ts';

export type TransferSearchTables = {
  transfer_search: { id: string; agency_id: number; expires_at: Date; content: Buffer };
};

/** What stands in columns is not repeated in the content. */
type Content = Omit<KeptTransferSearch, 'searchId' | 'agencyId' | 'expiresAt'>;

export function createTransferSearchStore(db: Kysely<TransferSearchTables>): TransferSearchStore {
  return {
    async save({ searchId, agencyId, expiresAt, ...content }) {
      const row = { id: searchId, agency_id: agencyId, expires_at: expiresAt, content: pack<Content>(content) };
      await db.insertInto('transfer_search').values(row).execute();
    },

    async find({ searchId, code, agencyId }, now) {
      const row = await db
        .selectFrom('transfer_search')
        .select(['expires_at', 'content'])
        .where('id', '=', searchId)
        .where('agency_id', '=', agencyId)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!row) return undefined;
      const { offers, ...content } = unpack<Content>(row.content);
      const offer = offers.find(({ product }) => product.code === code);
      return offer && { search: { ...content, searchId, agencyId, expiresAt: row.expires_at }, offer };
    },

    async deleteExpired(now) {
      await db.deleteFrom('transfer_search').where('expires_at', '<=', now).execute();
    },
  };
}

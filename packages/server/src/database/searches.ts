import type { Kysely } from 'kysely';
import type { Searches } from '../ports/searches.ts';
import { inLines, type Listing, readLine } from '../shared/lines.ts';
import { pack, unpacked } from '../shared/packed.ts';
import type { Sealing } from '../shared/sealed.ts';

type SearchTable = { id: string; agency_id: number; expires_at: Date; content: Buffer };

export type SearchTables = { car_search: SearchTable; transfer_search: SearchTable };

/**
 * Creates the store for searches. The store seals the results, because a transfer search may contain a traveller's home
 * address.
 */
export function createSearches<Content extends Listing>(
  db: Kysely<SearchTables>,
  table: keyof SearchTables,
  { sealBytes, openBytes }: Sealing,
): Searches<Content> {
  return {
    async save({ searchId, agencyId, expiresAt }, content) {
      const packed = pack(Buffer.isBuffer(content) ? content : inLines(content));
      const row = {
        id: searchId,
        agency_id: agencyId,
        expires_at: expiresAt,
        content: sealBytes(packed, searchId),
      };
      await db.insertInto(table).values(row).execute();
    },

    async find({ searchId, agencyId, code }, now) {
      const row = await db
        .selectFrom(table)
        .select('content')
        .where('id', '=', searchId)
        .where('agency_id', '=', agencyId)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!row) return undefined;
      return readLine<Content>(unpacked(openBytes(row.content, searchId)), code);
    },

    async deleteExpired(now) {
      await db.deleteFrom(table).where('expires_at', '<=', now).execute();
    },
  };
}

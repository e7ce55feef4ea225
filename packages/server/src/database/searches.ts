import type { Kysely } from 'kysely';
import type { Searches } from '../ports/searches.ts';
import { pack, unpack } from '../shared/packed.ts';
import type { Sealing } from '../shared/sealed.ts';

type SearchTable = { id: string; agency_id: number; expires_at: Date; content: Buffer };

export type SearchTables = { car_search: SearchTable; transfer_search: SearchTable };

/** Sealed: a transfer is searched from somebody's door. */
export function createSearches<Content>(
  db: Kysely<SearchTables>,
  table: keyof SearchTables,
  { sealBytes, openBytes }: Sealing,
): Searches<Content> {
  return {
    async save({ searchId, agencyId, expiresAt }, content) {
      const row = {
        id: searchId,
        agency_id: agencyId,
        expires_at: expiresAt,
        content: sealBytes(pack(content), searchId),
      };
      await db.insertInto(table).values(row).execute();
    },

    async find({ searchId, agencyId }, now) {
      const row = await db
        .selectFrom(table)
        .select('content')
        .where('id', '=', searchId)
        .where('agency_id', '=', agencyId)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && unpack<Content>(openBytes(row.content, searchId));
    },

    async deleteExpired(now) {
      await db.deleteFrom(table).where('expires_at', '<=', now).execute();
    },
  };
}

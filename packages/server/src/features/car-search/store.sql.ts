import type { Kysely } from 'kysely';
import { pack, unpack } from '../../shared/packed.ts';
import type { CarSearchStore } from './store.ts';
import type { ExtraOffer, KeptSearch } from './types.ts';

export type CarSearchTables = {
  car_search: { id: string; agency_id: number; expires_at: Date; content: Buffer };
  car_search_extras: { search_id: string; code: string; content: Buffer };
};

/** What stands in columns is not repeated in the content. */
type Content = Omit<KeptSearch, 'searchID' | 'agencyId' | 'expiresAt'>;

export function createCarSearchStore(db: Kysely<CarSearchTables>): CarSearchStore {
  return {
    async save({ searchID, agencyId, expiresAt, ...content }) {
      const row = { id: searchID, agency_id: agencyId, expires_at: expiresAt, content: pack<Content>(content) };
      await db.insertInto('car_search').values(row).execute();
    },

    async find({ searchID, code, agencyId }, now) {
      const row = await db
        .selectFrom('car_search as search')
        .leftJoin('car_search_extras as extras', (join) =>
          join.onRef('extras.search_id', '=', 'search.id').on('extras.code', '=', code),
        )
        .select(['search.expires_at', 'search.content', 'extras.content as extras'])
        .where('search.id', '=', searchID)
        .where('search.agency_id', '=', agencyId)
        .where('search.expires_at', '>', now)
        .executeTakeFirst();
      if (!row) return undefined;
      const search = { ...unpack<Content>(row.content), searchID, agencyId, expiresAt: row.expires_at };
      const offer = search.offers.find((candidate) => candidate.code === code);
      return offer && { search, offer, extras: row.extras ? unpack<ExtraOffer[]>(row.extras) : undefined };
    },

    async keepExtras({ searchID, code, agencyId }, extras) {
      const kept = await db
        .insertInto('car_search_extras')
        .columns(['search_id', 'code', 'content'])
        .expression((query) =>
          query
            .selectFrom('car_search')
            .select((value) => ['id', value.val(code).as('code'), value.val(pack(extras)).as('content')])
            .where('id', '=', searchID)
            .where('agency_id', '=', agencyId)
            .forKeyShare(),
        )
        // An update that changes nothing, because only a row that is written is returned.
        .onConflict((conflict) =>
          conflict.columns(['search_id', 'code']).doUpdateSet((same) => ({
            content: same.ref('car_search_extras.content'),
          })),
        )
        .returning('content')
        .executeTakeFirst();
      return kept && unpack<ExtraOffer[]>(kept.content);
    },

    async deleteExpired(now) {
      await db.deleteFrom('car_search').where('expires_at', '<=', now).execute();
    },
  };
}

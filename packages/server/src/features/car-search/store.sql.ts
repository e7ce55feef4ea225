import type { Kysely } from 'kysely';
import { pack, unpack } from '../../shared/packed.ts';
import type { ExtrasStore } from './store.ts';
import type { ExtraOffer } from './types.ts';

export type ExtrasTables = {
  car_search: { id: string; agency_id: number };
  car_search_extras: { search_id: string; code: string; content: Buffer };
};

export function createExtrasStore(db: Kysely<ExtrasTables>): ExtrasStore {
  return {
    async find({ searchId, code, agencyId }) {
      const row = await db
        .selectFrom('car_search_extras as extras')
        .innerJoin('car_search as search', 'search.id', 'extras.search_id')
        .select('extras.content')
        .where('extras.search_id', '=', searchId)
        .where('extras.code', '=', code)
        .where('search.agency_id', '=', agencyId)
        .executeTakeFirst();
      return row && unpack<ExtraOffer[]>(row.content);
    },

    async keep({ searchId, code, agencyId }, extras) {
      const kept = await db
        .insertInto('car_search_extras')
        .columns(['search_id', 'code', 'content'])
        .expression((query) =>
          query
            .selectFrom('car_search')
            .select((value) => ['id', value.val(code).as('code'), value.val(pack(extras)).as('content')])
            .where('id', '=', searchId)
            .where('agency_id', '=', agencyId)
            .forKeyShare(),
        )
        // This update does not change any values, but PostgreSQL returns a row only if the statement writes it.
        .onConflict((conflict) =>
          conflict.columns(['search_id', 'code']).doUpdateSet((same) => ({
            content: same.ref('car_search_extras.content'),
          })),
        )
        .returning('content')
        .executeTakeFirst();
      return kept && unpack<ExtraOffer[]>(kept.content);
    },
  };
}

import type { Kysely } from 'kysely';
import type { OfferKey } from '../../ports/searches.ts';
import { pack, unpack } from '../../shared/packed.ts';
import type { ExtraOffer } from './types.ts';

/** Extras with the amounts shown to the agency. Expired searches are deleted together with their extras. */
export type ExtrasStore = {
  readonly find: (key: OfferKey) => Promise<readonly ExtraOffer[] | undefined>;
  /**
   * Stores extras unless the offer already has some. Returns the stored extras; `undefined` if the search has been
   * deleted or belongs to another agency.
   */
  readonly keep: (key: OfferKey, extras: readonly ExtraOffer[]) => Promise<readonly ExtraOffer[] | undefined>;
};

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

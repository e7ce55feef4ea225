import { type Kysely, sql } from 'kysely';
import type { CallbackOriginStore } from './store.ts';

export type CallbackOriginTables = {
  agency: { id: number; name: string };
  callback_origin: { agency_id: number; origin: string };
};

export function createCallbackOriginStore(db: Kysely<CallbackOriginTables>): CallbackOriginStore {
  return {
    async originsOf(agencyId) {
      const rows = await db.selectFrom('callback_origin').select('origin').where('agency_id', '=', agencyId).execute();
      return rows.map(({ origin }) => origin);
    },
    async add(agencyName, origin) {
      await db
        .insertInto('callback_origin')
        .columns(['agency_id', 'origin'])
        .expression((from) =>
          from
            .selectFrom('agency')
            .where('name', '=', agencyName)
            .select((agency) => [agency.ref('agency.id').as('agency_id'), sql<string>`${origin}`.as('origin')]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

import { type Generated, type Kysely, sql } from 'kysely';
import type { PersonKeys } from '../shared/person-keys.ts';
import type { PersonalDataStore } from './store.ts';
import type { ErasureReason } from './types.ts';

export type PersonalDataTables = {
  agency: { id: Generated<number> };
  erasure: { order_id: string; requested_at: Date; reason: ErasureReason };
};

export function createPersonalDataStore(db: Kysely<PersonalDataTables>, keysOf: PersonKeys): PersonalDataStore {
  return {
    async findOrdersOf(person) {
      const agencies = await db.selectFrom('agency').select('id').execute();
      const asked = agencies.flatMap(({ id }) => keysOf(id, person).map((key) => ({ id, key })));
      const { rows } = await sql<{ order_id: string }>`
        select distinct order_id from order_person
        join unnest(${asked.map(({ id }) => id)}::integer[], ${asked.map(({ key }) => key)}::bytea[]) as asked (agency_id, person_key)
          using (agency_id, person_key)
        order by order_id`.execute(db);
      return rows.map((row) => row.order_id);
    },

    async record(erasures) {
      if (erasures.length === 0) return;
      await db
        .insertInto('erasure')
        .values(
          erasures.map(({ orderId, requestedAt, reason }) => ({
            order_id: orderId,
            requested_at: requestedAt,
            reason,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async listErasures() {
      const rows = await db
        .selectFrom('erasure')
        .select(['order_id', 'requested_at', 'reason'])
        .orderBy('requested_at')
        .orderBy('order_id')
        .execute();
      return rows.map((row) => ({ orderId: row.order_id, requestedAt: row.requested_at, reason: row.reason }));
    },

    async findNotErased() {
      const { rows } = await sql<{ order_id: string }>`
        select order_id from erasure join car_order on id = order_id where personal_data_erased_at is null
        union all
        select order_id from erasure join transfer_order on id = order_id where personal_data_erased_at is null`.execute(
        db,
      );
      return rows.map((row) => row.order_id);
    },
  };
}

import { type Generated, type Kysely, sql } from 'kysely';
import type { PersonKeys } from '../shared/person-keys.ts';
import type { ErasureReason, Person, RecordedErasure } from './types.ts';

export type PersonalDataStore = {
  /** Finds a traveller's orders at all agencies, except erased ones. */
  readonly findOrdersOf: (person: Person) => Promise<readonly string[]>;
  /** Records erasures; existing records stay unchanged. */
  readonly record: (erasures: readonly RecordedErasure[]) => Promise<void>;
  readonly listErasures: () => Promise<readonly RecordedErasure[]>;
  /** Returns orders that are recorded as erased but still contain data. */
  readonly findNotErased: () => Promise<readonly string[]>;
};

/**
 * Copy of the erasure records outside the database. It is needed because a restored backup lacks the erasures made
 * after the backup.
 */
export type ErasureFile = {
  readonly append: (erasures: readonly RecordedErasure[]) => Promise<void>;
  readonly read: () => Promise<readonly RecordedErasure[]>;
};

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

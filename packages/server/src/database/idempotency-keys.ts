import type { Kysely } from 'kysely';
import type { IdempotencyKeys } from '../ports/idempotency-keys.ts';
import { tablesOf } from './tables-of.ts';

export type IdempotencyTables = {
  idempotency_key: {
    agency_id: number;
    operation: string;
    key: string;
    fingerprint: Uint8Array;
    result_id: string;
    expires_at: Date;
  };
};

const on = tablesOf<IdempotencyTables>;

export function createIdempotencyKeys(db: Kysely<IdempotencyTables>): IdempotencyKeys {
  return {
    async find({ agencyId, operation, key }, now) {
      const row = await db
        .selectFrom('idempotency_key')
        .select(['fingerprint', 'result_id'])
        .where('agency_id', '=', agencyId)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && { fingerprint: row.fingerprint, resultId: row.result_id };
    },

    async claim(tx, { agencyId, operation, key }, { fingerprint, resultId, now, expiresAt }) {
      const row = {
        agency_id: agencyId,
        operation,
        key,
        fingerprint,
        result_id: resultId,
        expires_at: expiresAt,
      };
      const claimed = await on(tx)
        .insertInto('idempotency_key')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['agency_id', 'operation', 'key'])
            .doUpdateSet(row)
            .where('idempotency_key.expires_at', '<=', now),
        )
        .returning('key')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async deleteExpired(now) {
      await db.deleteFrom('idempotency_key').where('expires_at', '<=', now).execute();
    },
  };
}

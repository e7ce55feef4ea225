import { type Generated, type Kysely, sql } from 'kysely';
import type { AuthStore } from './store.ts';
import type { KeyStatus } from './types.ts';

export type AuthTables = {
  agency: {
    id: Generated<number>;
    name: string;
    may_use_full_credit: boolean;
    may_use_limited_credit: boolean;
    may_pay_by_limit: boolean;
    may_use_custom_billing: boolean;
    may_read_reference_data: boolean;
    may_check_credit: boolean;
  };
  agency_billing_address: { agency_id: number; address: unknown };
  agency_user: { id: string; agency_id: number; email: string; first_name: string; last_name: string };
  api_key: { id: string; user_id: string; key: string; secret_hash: Uint8Array; status: KeyStatus };
  token_family: {
    id: string;
    api_key_id: string;
    generation: Generated<number>;
    advanced_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
};

export function createAuthStore(db: Kysely<AuthTables>): AuthStore {
  return {
    async findKey(key) {
      const row = await db
        .selectFrom('api_key')
        .innerJoin('agency_user', 'agency_user.id', 'api_key.user_id')
        .select(['api_key.id', 'secret_hash', 'status', 'user_id', 'email', 'first_name', 'last_name'])
        .where('key', '=', key)
        .executeTakeFirst();
      return row && { id: row.id, secretHash: row.secret_hash, status: row.status, user: userOf(row) };
    },

    async findFamily(familyId) {
      const row = await db
        .selectFrom('token_family')
        .innerJoin('api_key', 'api_key.id', 'api_key_id')
        .innerJoin('agency_user', 'agency_user.id', 'api_key.user_id')
        .innerJoin('agency', 'agency.id', 'agency_user.agency_id')
        .leftJoin('agency_billing_address', 'agency_billing_address.agency_id', 'agency.id')
        .selectAll(['token_family', 'agency_user', 'agency'])
        .select(['api_key.id as key_id', 'status', 'user_id', 'token_family.id as family_id'])
        .select(sql<string | null>`address ->> 'countryCode'`.as('home_country'))
        .where('token_family.id', '=', familyId)
        .executeTakeFirst();
      return (
        row && {
          id: row.family_id,
          generation: row.generation,
          advancedAt: row.advanced_at,
          expiresAt: row.expires_at,
          isRevoked: row.revoked_at !== null,
          keyStatus: row.status,
          user: userOf(row),
          caller: {
            userId: row.user_id,
            agencyId: row.agency_id,
            keyId: row.key_id,
            permissions: {
              mayUseFullCredit: row.may_use_full_credit,
              mayUseLimitedCredit: row.may_use_limited_credit,
              mayPayByLimit: row.may_pay_by_limit,
              mayUseCustomBilling: row.may_use_custom_billing,
              mayReadReferenceData: row.may_read_reference_data,
              mayCheckCredit: row.may_check_credit,
            },
            ...(row.home_country && { homeCountry: row.home_country }),
          },
        }
      );
    },

    async startFamily({ id, keyId, startedAt, expiresAt }) {
      await db.deleteFrom('token_family').where('expires_at', '<', startedAt).execute();
      await db
        .insertInto('token_family')
        .values({ id, api_key_id: keyId, advanced_at: startedAt, expires_at: expiresAt })
        .execute();
    },

    async advanceFamily({ id, generation, advancedAt, expiresAt }) {
      const { numUpdatedRows } = await db
        .updateTable('token_family')
        .set({ generation: generation + 1, advanced_at: advancedAt, expires_at: expiresAt })
        .where('id', '=', id)
        .where('generation', '=', generation)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async revokeFamily(familyId, revokedAt) {
      await db.updateTable('token_family').set({ revoked_at: revokedAt }).where('id', '=', familyId).execute();
    },

    addAgency: ({ name, permissions, user, key }) =>
      db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('agency')
          .values({
            name,
            may_use_full_credit: permissions.mayUseFullCredit,
            may_use_limited_credit: permissions.mayUseLimitedCredit,
            may_pay_by_limit: permissions.mayPayByLimit,
            may_use_custom_billing: permissions.mayUseCustomBilling,
            may_read_reference_data: permissions.mayReadReferenceData,
            may_check_credit: permissions.mayCheckCredit,
          })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return;
        await transaction
          .insertInto('agency_user')
          .values({
            id: user.id,
            agency_id: added.id,
            email: user.email,
            first_name: user.firstName,
            last_name: user.lastName,
          })
          .execute();
        await transaction
          .insertInto('api_key')
          .values({ id: key.id, user_id: user.id, key: key.key, secret_hash: key.secretHash, status: key.status })
          .execute();
      }),
  };
}

function userOf(row: { user_id: string; email: string; first_name: string; last_name: string }) {
  return { id: row.user_id, email: row.email, firstName: row.first_name, lastName: row.last_name };
}

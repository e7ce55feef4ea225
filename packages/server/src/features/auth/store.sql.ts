import { type Generated, type Kysely, sql } from 'kysely';
import type { Caller, KeyScope } from '../../shared/caller.ts';
import {
  permissionColumns,
  permissionNames,
  permissionsOf,
  statusOfKey,
  type TermsRow,
  termsOf,
} from './store.agencies.sql.ts';
import type { ApiKey, KeyStatus, Login, NewAgency, NewTokenFamily, TokenFamily } from './types.ts';

export type AuthStore = {
  findKey(key: string): Promise<ApiKey | undefined>;
  /** Finds the login to which an access token belongs, and the caller. Nearly every request calls this method. */
  findLogin(familyId: string): Promise<(Login & { readonly caller: Caller }) | undefined>;
  findFamily(familyId: string): Promise<TokenFamily | undefined>;
  startFamily(family: NewTokenFamily): Promise<void>;
  /** Returns false if the family is revoked or no longer at this generation. */
  advanceFamily(step: { id: string; generation: number; advancedAt: Date; expiresAt: Date }): Promise<boolean>;
  revokeFamily(familyId: string, revokedAt: Date): Promise<void>;
  deleteExpiredFamilies(now: Date): Promise<void>;
  /** Adds the agency unless an agency with this name exists. */
  addAgency(agency: NewAgency): Promise<void>;
};

export type AuthTables = {
  agency: {
    id: Generated<number>;
    name: string;
    may_use_full_credit: boolean;
    may_use_limited_credit: boolean;
    may_pay_by_limit: boolean;
    may_pay_by_card_number: boolean;
    may_use_custom_billing: boolean;
    may_read_reference_data: boolean;
    may_check_credit: boolean;
    ended_at: Generated<Date | null>;
    suspended_at: Generated<Date | null>;
    suspension_reason: Generated<string | null>;
  };
  agency_user: { id: string; agency_id: number; email: string; first_name: string; last_name: string };
  api_key: {
    id: string;
    user_id: string;
    key: string;
    secret_hash: Uint8Array;
    status: KeyStatus;
    credentials_version: Generated<number>;
    name: string | null;
    scope: Generated<KeyScope>;
    allowed_addresses: Generated<string[]>;
    expires_at: Date | null;
    created_at: Date | null;
  };
  api_key_use: { api_key_id: string; used_at: Date };
  token_family: {
    id: string;
    api_key_id: string;
    credentials_version: number;
    started_at: Date;
    generation: Generated<number>;
    advanced_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
};

export function createAuthStore(db: Kysely<AuthTables>): AuthStore {
  const logins = (familyId: string) =>
    db
      .selectFrom('token_family')
      .innerJoin('api_key', 'api_key.id', 'api_key_id')
      .innerJoin('agency_user', 'agency_user.id', 'api_key.user_id')
      .innerJoin('agency', 'agency.id', 'agency_user.agency_id')
      .select(['started_at', 'revoked_at', statusOfKey])
      .select(['scope', 'allowed_addresses', 'api_key.expires_at as key_expires_at'])
      .select(sql<boolean>`token_family.credentials_version <> api_key.credentials_version`.as('is_outdated'))
      .where('token_family.id', '=', familyId);

  return {
    async findKey(key) {
      const row = await db
        .selectFrom('api_key')
        .innerJoin('agency_user', 'agency_user.id', 'api_key.user_id')
        .innerJoin('agency', 'agency.id', 'agency_user.agency_id')
        .select(['api_key.id', 'secret_hash', statusOfKey, 'credentials_version'])
        .select(['scope', 'allowed_addresses', 'expires_at as key_expires_at'])
        .select(['user_id', 'agency_id', 'email', 'first_name', 'last_name'])
        .where('key', '=', key)
        .executeTakeFirst();
      return (
        row && {
          id: row.id,
          agencyId: row.agency_id,
          secretHash: row.secret_hash,
          status: row.status,
          credentialsVersion: row.credentials_version,
          ...termsOf(row),
          user: userOf(row),
        }
      );
    },

    async findLogin(familyId) {
      const row = await logins(familyId)
        .select(['api_key_id', 'user_id', 'agency_id', ...permissionNames])
        .executeTakeFirst();
      return (
        row && {
          ...loginOf(row),
          caller: {
            userId: row.user_id,
            agencyId: row.agency_id,
            keyId: row.api_key_id,
            keyScope: row.scope,
            permissions: permissionsOf(row),
          },
        }
      );
    },

    async findFamily(familyId) {
      const row = await logins(familyId)
        .select(['token_family.id as family_id', 'generation', 'advanced_at', 'token_family.expires_at'])
        .select(['api_key_id', 'agency_id', 'user_id', 'email', 'first_name', 'last_name'])
        .executeTakeFirst();
      return (
        row && {
          ...loginOf(row),
          id: row.family_id,
          keyId: row.api_key_id,
          agencyId: row.agency_id,
          generation: row.generation,
          advancedAt: row.advanced_at,
          expiresAt: row.expires_at,
          user: userOf(row),
        }
      );
    },

    async startFamily({ id, keyId, credentialsVersion, startedAt, expiresAt }) {
      await db
        .insertInto('token_family')
        .values({
          id,
          api_key_id: keyId,
          credentials_version: credentialsVersion,
          started_at: startedAt,
          advanced_at: startedAt,
          expires_at: expiresAt,
        })
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

    async deleteExpiredFamilies(now) {
      await db.deleteFrom('token_family').where('expires_at', '<', now).execute();
    },

    addAgency: ({ name, permissions, user, key }) =>
      db.transaction().execute(async (transaction) => {
        // The agency may have been renamed since it was added.
        const known = await transaction
          .selectFrom('agency_user')
          .select('id')
          .where('id', '=', user.id)
          .executeTakeFirst();
        if (known) return;
        const added = await transaction
          .insertInto('agency')
          .values({ name, ...permissionColumns(permissions) })
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

type LoginRow = TermsRow & { started_at: Date; revoked_at: Date | null; is_outdated: boolean; status: KeyStatus };

function loginOf(row: LoginRow): Login {
  return {
    startedAt: row.started_at,
    isRevoked: row.revoked_at !== null,
    isOutdated: row.is_outdated,
    keyStatus: row.status,
    terms: termsOf(row),
  };
}

function userOf(row: { user_id: string; email: string; first_name: string; last_name: string }) {
  return { id: row.user_id, email: row.email, firstName: row.first_name, lastName: row.last_name };
}

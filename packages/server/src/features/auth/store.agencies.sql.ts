import { type Kysely, sql, type Updateable } from 'kysely';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { AgencyPermissions, KeyScope } from '../../shared/caller.ts';
import type { AgencyStore } from './store.agencies.ts';
import type { AuthTables } from './store.sql.ts';
import type { Agency, IssuedKey, KeyStatus, KeyTerms } from './types.ts';

const on = tablesOf<AuthTables>;

export const permissionNames = [
  'may_use_full_credit',
  'may_use_limited_credit',
  'may_pay_by_limit',
  'may_pay_by_card_number',
  'may_use_custom_billing',
  'may_read_reference_data',
  'may_check_credit',
] as const;

const columns = ['id', 'name', ...permissionNames, 'ended_at', 'suspended_at', 'suspension_reason'] as const;

/** Key status as listed. An active key of a closed agency counts as suspended. */
const listedStatus = sql<KeyStatus>`case
  when agency.ended_at is not null and status = 'active' then 'suspended' else status end`.as('status');

/** Effective status of a key. An active key of a closed or suspended agency counts as suspended. */
export const statusOfKey = sql<KeyStatus>`case
  when coalesce(agency.ended_at, agency.suspended_at) is not null and status = 'active' then 'suspended'
  else status end`.as('status');

export function createAgencyStore(db: Kysely<AuthTables>): AgencyStore {
  const keys = (from: Kysely<AuthTables>) =>
    from
      .selectFrom('api_key')
      .innerJoin('agency_user', 'agency_user.id', 'api_key.user_id')
      .innerJoin('agency', 'agency.id', 'agency_user.agency_id')
      .leftJoin('api_key_use', 'api_key_use.api_key_id', 'api_key.id')
      .select([
        'api_key.id',
        'agency_id',
        'user_id',
        'email',
        'key',
        listedStatus,
        'api_key.name',
        'created_at',
        'used_at',
      ])
      .select(['scope', 'allowed_addresses', 'expires_at as key_expires_at']);

  return {
    async list() {
      return (await db.selectFrom('agency').select(columns).orderBy('id').execute()).map(toAgency);
    },
    async find(id) {
      const row = await db.selectFrom('agency').select(columns).where('id', '=', id).executeTakeFirst();
      return row && toAgency(row);
    },
    async lock(tx, id) {
      const row = await on(tx).selectFrom('agency').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
      return row && toAgency(row);
    },
    async add(tx, { name, permissions }) {
      const row = await on(tx)
        .insertInto('agency')
        .values({ name, ...permissionColumns(permissions) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning(columns)
        .executeTakeFirst();
      return row && toAgency(row);
    },
    async change(tx, { id, name, permissions }) {
      await on(tx)
        .updateTable('agency')
        .set({ name, ...permissionColumns(permissions) })
        .where('id', '=', id)
        .execute();
    },
    async end(tx, { id, at }) {
      await on(tx).updateTable('agency').set({ ended_at: at }).where('id', '=', id).execute();
    },
    async suspend(tx, { id, suspension }) {
      await on(tx)
        .updateTable('agency')
        .set({ suspended_at: suspension?.suspendedAt ?? null, suspension_reason: suspension?.reason ?? null })
        .where('id', '=', id)
        .execute();
    },

    async isNameTaken(tx, { id, name }) {
      const row = await on(tx)
        .selectFrom('agency')
        .select('id')
        .where('name', '=', name)
        .where('id', '<>', id)
        .executeTakeFirst();
      return row !== undefined;
    },

    async findUser(tx, { email, agencyId }) {
      return on(tx)
        .selectFrom('agency_user')
        .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
        .where('agency_id', '=', agencyId)
        .where('email', '=', email)
        .executeTakeFirst();
    },
    async addUser(tx, { id, agencyId, email, firstName, lastName }) {
      const added = await on(tx)
        .insertInto('agency_user')
        .values({ id, agency_id: agencyId, email, first_name: firstName, last_name: lastName })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async listKeys(agencyId) {
      return (await keys(db).where('agency_id', '=', agencyId).orderBy('key').execute()).map(toKey);
    },
    async lockKey(tx, { key, agencyId }) {
      const row = await keys(on(tx))
        .where('key', '=', key)
        .$if(agencyId !== undefined, (query) => query.where('agency_id', '=', agencyId!))
        .forUpdate('api_key')
        .executeTakeFirst();
      return row && toKey(row);
    },
    async countKeys(tx, agencyId) {
      const { count } = await on(tx)
        .selectFrom('api_key')
        .innerJoin('agency_user', 'agency_user.id', 'api_key.user_id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('agency_id', '=', agencyId)
        .where('status', '<>', 'disabled')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async addKey(tx, { id, userId, key, createdAt, ...rest }) {
      const { secretHash, status } = rest;
      const given = { id, user_id: userId, key, created_at: createdAt ?? null };
      await on(tx)
        .insertInto('api_key')
        .values({ ...keyColumns(rest), ...given, secret_hash: secretHash, status })
        .execute();
    },
    async changeKey(tx, id, change) {
      await on(tx).updateTable('api_key').set(keyColumns(change)).where('id', '=', id).execute();
    },
    async noteUses(keyIds, usedAt) {
      await db
        .insertInto('api_key_use')
        .values(keyIds.map((id) => ({ api_key_id: id, used_at: usedAt })))
        .onConflict((conflict) =>
          conflict.column('api_key_id').doUpdateSet({ used_at: usedAt }).where('api_key_use.used_at', '<', usedAt),
        )
        .execute();
    },
  };
}

function keyColumns(change: Parameters<AgencyStore['changeKey']>[2]): Updateable<AuthTables['api_key']> {
  const { secretHash, status, scope, allowedAddresses } = change;
  return {
    secret_hash: secretHash,
    status,
    scope,
    allowed_addresses: allowedAddresses && [...allowedAddresses],
    ...('name' in change && { name: change.name ?? null }),
    ...('expiresAt' in change && { expires_at: change.expiresAt ?? null }),
  };
}

export type TermsRow = { scope: KeyScope; allowed_addresses: string[]; key_expires_at: Date | null };

export const termsOf = (row: TermsRow): KeyTerms => ({
  scope: row.scope,
  allowedAddresses: row.allowed_addresses,
  expiresAt: row.key_expires_at ?? undefined,
});

type KeyRow = TermsRow & {
  id: string;
  agency_id: number;
  user_id: string;
  email: string;
  key: string;
  status: KeyStatus;
  name: string | null;
  created_at: Date | null;
  used_at: Date | null;
};

function toKey(row: KeyRow): IssuedKey {
  return {
    id: row.id,
    agencyId: row.agency_id,
    userId: row.user_id,
    email: row.email,
    key: row.key,
    status: row.status,
    name: row.name ?? undefined,
    createdAt: row.created_at ?? undefined,
    lastUsedAt: row.used_at ?? undefined,
    ...termsOf(row),
  };
}

function toAgency(row: RowOf<AuthTables['agency'], typeof columns>): Agency {
  const { id, name, ended_at, suspended_at, suspension_reason } = row;
  return {
    id,
    name,
    permissions: permissionsOf(row),
    endedAt: ended_at ?? undefined,
    suspension: suspended_at ? { suspendedAt: suspended_at, reason: suspension_reason ?? '' } : undefined,
  };
}

type PermissionColumns = RowOf<AuthTables['agency'], typeof permissionNames>;

export function permissionsOf(row: PermissionColumns): AgencyPermissions {
  return {
    mayUseFullCredit: row.may_use_full_credit,
    mayUseLimitedCredit: row.may_use_limited_credit,
    mayPayByLimit: row.may_pay_by_limit,
    mayPayByCardNumber: row.may_pay_by_card_number,
    mayUseCustomBilling: row.may_use_custom_billing,
    mayReadReferenceData: row.may_read_reference_data,
    mayCheckCredit: row.may_check_credit,
  };
}

export function permissionColumns(permissions: AgencyPermissions): PermissionColumns {
  return {
    may_use_full_credit: permissions.mayUseFullCredit,
    may_use_limited_credit: permissions.mayUseLimitedCredit,
    may_pay_by_limit: permissions.mayPayByLimit,
    may_pay_by_card_number: permissions.mayPayByCardNumber,
    may_use_custom_billing: permissions.mayUseCustomBilling,
    may_read_reference_data: permissions.mayReadReferenceData,
    may_check_credit: permissions.mayCheckCredit,
  };
}

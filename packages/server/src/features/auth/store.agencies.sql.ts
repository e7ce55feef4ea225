import type { Kysely, Selectable } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { AgencyPermissions } from '../../shared/caller.ts';
import type { AgencyStore } from './store.agencies.ts';
import type { AuthTables } from './store.sql.ts';
import type { Agency } from './types.ts';

const on = tablesOf<AuthTables>;

export function createAgencyStore(db: Kysely<AuthTables>): AgencyStore {
  const keys = (from: Kysely<AuthTables>) =>
    from
      .selectFrom('api_key')
      .innerJoin('agency_user', 'agency_user.id', 'api_key.user_id')
      .select(['api_key.id', 'agency_id as agencyId', 'user_id as userId', 'key', 'status']);

  return {
    async list() {
      return (await db.selectFrom('agency').selectAll().orderBy('id').execute()).map(toAgency);
    },
    async find(id) {
      const row = await db.selectFrom('agency').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toAgency(row);
    },
    async lock(tx, id) {
      const row = await on(tx).selectFrom('agency').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row && toAgency(row);
    },
    async add(tx, { name, permissions }) {
      const row = await on(tx)
        .insertInto('agency')
        .values({ name, ...permissionColumns(permissions) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returningAll()
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
    async isNameTaken(tx, { id, name }) {
      const row = await on(tx)
        .selectFrom('agency')
        .select('id')
        .where('name', '=', name)
        .where('id', '<>', id)
        .executeTakeFirst();
      return row !== undefined;
    },

    async findUser(tx, email) {
      return on(tx)
        .selectFrom('agency_user')
        .select(['id', 'agency_id as agencyId', 'email', 'first_name as firstName', 'last_name as lastName'])
        .where('email', '=', email)
        .executeTakeFirst();
    },
    async addUser(tx, { id, agencyId, email, firstName, lastName }) {
      await on(tx)
        .insertInto('agency_user')
        .values({ id, agency_id: agencyId, email, first_name: firstName, last_name: lastName })
        .execute();
    },

    listKeys: (agencyId) =>
      keys(db)
        .$if(agencyId !== undefined, (query) => query.where('agency_id', '=', agencyId!))
        .orderBy('agency_id')
        .orderBy('key')
        .execute(),
    lockKey: (tx, key) => keys(on(tx)).where('key', '=', key).forUpdate('api_key').executeTakeFirst(),
    async addKey(tx, { id, userId, key, secretHash, status }) {
      await on(tx)
        .insertInto('api_key')
        .values({ id, user_id: userId, key, secret_hash: secretHash, status })
        .execute();
    },
    async changeKey(tx, id, { secretHash, status }) {
      await on(tx).updateTable('api_key').set({ secret_hash: secretHash, status }).where('id', '=', id).execute();
    },
  };
}

function toAgency(row: Selectable<AuthTables['agency']>): Agency {
  return { id: row.id, name: row.name, permissions: permissionsOf(row) };
}

type PermissionColumns = Omit<Selectable<AuthTables['agency']>, 'id' | 'name'>;

export function permissionsOf(row: PermissionColumns): AgencyPermissions {
  return {
    mayUseFullCredit: row.may_use_full_credit,
    mayUseLimitedCredit: row.may_use_limited_credit,
    mayPayByLimit: row.may_pay_by_limit,
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
    may_use_custom_billing: permissions.mayUseCustomBilling,
    may_read_reference_data: permissions.mayReadReferenceData,
    may_check_credit: permissions.mayCheckCredit,
  };
}

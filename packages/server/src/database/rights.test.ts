import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { openAsService, SERVICE_ROLE, urlAs } from '../../test/support/service-role.ts';
import { readConfig } from '../config/config.ts';
import { type Database, openDatabase, prepare } from './open.ts';
import { openPostgres } from './postgres.ts';
import { grantPortalRights, grantRights, portalRights, rights, roleOf, stagingRights } from './rights.ts';

/** Append-only tables. */
const history = Object.keys(rights)
  .filter((table) => rights[table]!.join() === 'select,insert')
  .sort();

let owned: Database;
beforeAll(async () => {
  owned = await openTestDatabase();
});
afterAll(() => owned.close());

test('the list of rights contains exactly the existing tables', async () => {
  const { rows } = await owned.pool.query(`select tablename from pg_tables where schemaname = 'public'`);
  expect(rows.map(({ tablename }) => tablename).sort()).toEqual(Object.keys(rights).sort());
});

describe.runIf(process.env.TEST_DATABASE_URL)('the service role on PostgreSQL', () => {
  let service: Database;
  beforeAll(async () => {
    service = await openAsService(owned, undefined, 'production');
    await owned.pool.query(`
      insert into agency values (default, 'Horizon', true, true, true, true, true, true);
      insert into credit_record (id, agency_id, currency, remaining) values (1, 1, 'TRY', 500);
      insert into ledger_entry (record_id, kind, debit_account, credit_account, amount, entered_at)
        values (1, 'opening', 'available', 'granted', 500, now())`);
  });
  afterAll(() => service.close());

  async function rightsOf({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string[]>> {
    const { rows } = await pool.query<{ table: string; rights: string[] }>(
      `select relname as "table", array(
         select verb from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) verb
         where has_table_privilege(pg_class.oid, verb)
       ) as rights
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1)`,
      [Object.keys(rights)],
    );
    return Object.fromEntries(rows.map((row) => [row.table, row.rights]));
  }

  const beyondTheList = (given: Record<string, string[]>) =>
    Object.entries(given).flatMap(([table, verbs]) =>
      verbs.filter((verb) => !(rights[table] as readonly string[]).includes(verb)).map((verb) => `${verb} ${table}`),
    );

  test('the service role has exactly the listed rights', async () => {
    const given = await rightsOf(service);
    expect(beyondTheList(given)).toEqual([]);
    const missing = Object.entries(rights).flatMap(([table, verbs]) =>
      verbs.filter((verb) => !given[table]!.includes(verb)).map((verb) => `${verb} ${table}`),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'select from ledger_entry for update',
    `update attempt_transition set to_status = 'completed'`,
    'delete from attempt_transition',
    'truncate attempt_transition',
    'alter table ledger_entry disable trigger all',
    'drop table attempt_transition',
    'create table public.mine ()',
    'create temporary table kept (); create table public.mine ()',
    'delete from payment_attempt',
    `update api_key set status = 'active'`,
    'update agency set may_pay_by_limit = true',
    `update environment set name = 'production'`,
    `insert into request_body values ('bod_1', 1, now(), '')`,
    'select from request_body',
    'delete from kysely_migration',
    'truncate car_order cascade',
  ])('PostgreSQL refuses the service role this statement: %s', async (statement) => {
    await expect(service.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect((await owned.pool.query('select amount from ledger_entry')).rows).toEqual([{ amount: 500 }]);
  });

  test('in production only the portal role may change keys and agencies, and neither role may change history', async () => {
    const [plain, portal] = [randomUUID(), randomUUID()].map((id) => `agency_test_${id.replaceAll('-', '')}`);
    await owned.pool.query(`create role ${plain}; create role ${portal}`);
    try {
      await owned.db.transaction().execute(async (tx) => {
        await grantRights(tx, plain!, 'production');
        await grantPortalRights(tx, portal!);
      });
      const may = async (role: string, right: string) => {
        const asked = [role, ...right.split(' ')];
        return (await owned.pool.query('select has_table_privilege($1, $2, $3) as may', asked)).rows[0].may;
      };
      for (const right of ['api_key update', 'agency update', 'portal_member select', 'portal_session delete'])
        expect([right, await may(plain!, right), await may(portal!, right)]).toEqual([right, false, true]);
      for (const right of ['ledger_entry update', 'audit_event delete', 'request_body insert', 'request_body select'])
        expect([right, await may(plain!, right), await may(portal!, right)]).toEqual([right, false, false]);
    } finally {
      await owned.pool.query(`drop owned by ${plain}, ${portal}; drop role ${plain}; drop role ${portal}`);
    }
  });

  describe('starts of production', () => {
    const start = async (url: string) => {
      const { database } = readConfig({ APP_ENV: 'staging', DATABASE_URL: url });
      if (database.kind !== 'postgres') throw new Error('not PostgreSQL');
      return prepare('production', 'postgres', await openPostgres(database), {
        pool: owned.pool,
        close: async () => {},
      });
    };
    beforeAll(() => owned.pool.query('delete from environment'));
    afterAll(() => owned.pool.query('delete from environment'));

    test('production refuses a service role that owns the tables', async () => {
      await expect(start(String(owned.pool.options.connectionString))).rejects.toThrow(
        `DATABASE_URL: its role can change history (${history.join(', ')}). Use a separate role, and set the owner of the schema in DATABASE_MIGRATION_URL.`,
      );
    });

    test('production refuses a portal role that owns the tables, and names its setting', async () => {
      const { database } = readConfig({ APP_ENV: 'staging', DATABASE_URL: urlAs(SERVICE_ROLE, owned) });
      if (database.kind !== 'postgres') throw new Error('not PostgreSQL');
      const [service, portal] = [await openPostgres(database), { pool: owned.pool, close: async () => {} }];
      const migrating = { pool: owned.pool, close: async () => {} };
      await expect(prepare('production', 'postgres', service, migrating, portal)).rejects.toThrow(
        'PORTAL_DATABASE_URL: its role can change history',
      );
    });

    test('production refuses a role that may change a column of a history table', async () => {
      await owned.pool.query(`grant update (amount) on ledger_entry to ${SERVICE_ROLE}`);
      await expect(start(urlAs(SERVICE_ROLE, owned))).rejects.toThrow('can change history (ledger_entry)');
      await owned.pool.query(`revoke update (amount) on ledger_entry from ${SERVICE_ROLE}`);
    });

    test('production starts with a role that has the listed rights', async () => {
      const database = await start(urlAs(SERVICE_ROLE, owned));
      expect(await roleOf(database.pool)).toBe(SERVICE_ROLE);
      await database.close();
    });
  });

  test('a start with the owner URL grants a new role its rights and time-outs, and a second start changes nothing', async () => {
    const role = `agency_test_${randomUUID().replaceAll('-', '')}`;
    await owned.pool.query(`create role ${role}`);
    const owner = String(owned.pool.options.connectionString);
    const environment = { APP_ENV: 'staging', DATABASE_URL: urlAs(role, owned), DATABASE_MIGRATION_URL: owner };
    try {
      for (const _start of ['first', 'second']) {
        const database = await openDatabase(readConfig(environment));
        expect((await rightsOf(database)).ledger_entry).toEqual(['select', 'insert']);
        await database.close();
      }
      const { rows } = await owned.pool.query(
        'select unnest(setconfig) as setting from pg_db_role_setting where setrole = $1::regrole order by 1',
        [role],
      );
      expect(rows.map(({ setting }) => setting)).toEqual([
        'idle_in_transaction_session_timeout=10000',
        'lock_timeout=5000',
        'statement_timeout=10000',
      ]);
    } finally {
      await owned.pool.query(`drop owned by ${role}; drop role ${role}`);
    }
  });

  test('the staging service role has exactly the rights of the service and the portal, and those to bodies', async () => {
    await owned.db.transaction().execute((tx) => grantRights(tx, SERVICE_ROLE, 'staging'));
    const others = [...Object.entries(portalRights), ...Object.entries(stagingRights)].flatMap(([table, verbs]) =>
      verbs.filter((verb) => !rights[table]!.includes(verb)).map((verb) => `${verb} ${table}`),
    );
    expect(beyondTheList(await rightsOf(service)).sort()).toEqual(others.sort());
    expect((await service.pool.query(`select nextval('credit_record_number') > 0 as "isThere"`)).rows).toEqual([
      { isThere: true },
    ]);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import type { Config } from '../config/config.ts';
import { stagingAgencies } from '../features/auth/staging.ts';
import { type AuthTables, createAuthStore } from '../features/auth/store.sql.ts';
import { stamp } from './environment.ts';
import type { Database } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.pool.query('delete from environment'));
afterAll(() => database.close());

const start = (environment: Config['environment']) => database.db.transaction().execute((tx) => stamp(tx, environment));

test('a database belongs to the environment of its first start and refuses a different one', async () => {
  await start('production');
  await start('production');
  await expect(start('staging')).rejects.toThrow(
    'APP_ENV: this database belongs to production and cannot be used by staging. Start with APP_ENV=production, or set a different DATABASE_URL.',
  );
});

test('production refuses a database that contains a staging key', async () => {
  await createAuthStore(database.db.withTables<AuthTables>()).addAgency(stagingAgencies[0]!);
  await expect(start('production')).rejects.toThrow(/^DATABASE_URL: this database contains staging keys/);
  await expect(start('staging')).resolves.toBeUndefined();
});

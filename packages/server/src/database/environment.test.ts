import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import type { Config } from '../config.ts';
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

test('a database is of the environment that it was first started with, and refuses another', async () => {
  await start('production');
  await start('production');
  await expect(start('staging')).rejects.toThrow(
    'APP_ENV: this is the database of production, and staging may not use it. Start with APP_ENV=production, or name another DATABASE_URL.',
  );
});

test('production refuses a database that knows a key of staging', async () => {
  await createAuthStore(database.db.withTables<AuthTables>()).addAgency(stagingAgencies[0]!);
  await expect(start('production')).rejects.toThrow(/^DATABASE_URL: this database has keys of staging/);
  await expect(start('staging')).resolves.toBeUndefined();
});

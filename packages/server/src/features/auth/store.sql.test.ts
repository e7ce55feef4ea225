import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { stagingAgencies } from './staging.ts';
import { type AuthStore, type AuthTables, createAuthStore } from './store.sql.ts';

let database: Database;
let store: AuthStore;
const [{ key }] = stagingAgencies as [(typeof stagingAgencies)[number]];
const startedAt = new Date('2027-03-01T09:00:00Z');
const expiresAt = new Date('2027-03-31T09:00:00Z');
const family = { keyId: key.id, startedAt, expiresAt };

beforeAll(async () => {
  database = await openTestDatabase();
  store = createAuthStore(database.db.withTables<AuthTables>());
  await store.addAgency(stagingAgencies[0]!);
});
afterAll(() => database.close());

test('a login is outdated if its key changes between the secret check and the first token', async () => {
  const { credentialsVersion } = (await store.findKey(key.key))!;
  await database.pool.query(`update api_key set secret_hash = sha256('another')`);
  await store.startFamily({ ...family, id: 'fam_late', credentialsVersion });
  expect(await store.findLogin('fam_late')).toMatchObject({ isOutdated: true });
  expect(await store.findFamily('fam_late')).toMatchObject({ isOutdated: true });
});

test('expired logins are deleted, and other logins are kept', async () => {
  await store.startFamily({ ...family, id: 'fam_open', credentialsVersion: 1 });
  await store.startFamily({ ...family, id: 'fam_over', credentialsVersion: 1, expiresAt: startedAt });
  await store.deleteExpiredFamilies(new Date(startedAt.getTime() + 1));
  expect(await store.findFamily('fam_over')).toBeUndefined();
  expect(await store.findFamily('fam_open')).toBeDefined();
});

test('a renamed staging agency is not added again, so staging starts again', async () => {
  await database.pool.query(`update agency set name = 'Renamed' where name = $1`, [stagingAgencies[0]!.name]);
  await store.addAgency(stagingAgencies[0]!);
  const { rows } = await database.pool.query('select name from agency');
  expect(rows).toEqual([{ name: 'Renamed' }]);
});

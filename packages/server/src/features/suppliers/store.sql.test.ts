import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import type { Sealing } from '../../shared/sealed.ts';
import { stagingSuppliers } from './staging.ts';
import { createSupplierStore, type SupplierTables } from './store.sql.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('processes that start at once on an empty database add each staging supplier once', async () => {
  const store = createSupplierStore(database.db.withTables<SupplierTables>(), {} as Sealing);
  const suppliers = stagingSuppliers.map((supplier) => ({ ...supplier, savedBy: 'staging', savedAt: new Date() }));
  // The interleaving is random. If the code were checked only once, half of the rounds would fail.
  for (let round = 0; round < 5; round += 1) {
    await database.pool.query('delete from supplier');
    await Promise.all(Array.from({ length: 8 }, () => store.addMissing(suppliers)));
    expect((await store.list()).map(({ code }) => code).sort()).toEqual(suppliers.map(({ code }) => code).sort());
  }
});

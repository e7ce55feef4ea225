import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import type { TransferProduct } from '../../ports/transfer-products.ts';
import { createTransferSearchStore, type TransferSearchTables } from './store.sql.ts';
import type { TransferSearchStore } from './store.ts';
import type { KeptTransferSearch } from './types.ts';

const BEFORE = new Date('2027-03-01T09:29:59.999Z');
const EXPIRY = new Date('2027-03-01T09:30:00Z');

let database: Database;
let store: TransferSearchStore;
let agencyId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createTransferSearchStore(database.db.withTables<TransferSearchTables>());
  const { rows } = await database.pool.query(
    `insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
       may_read_reference_data, may_check_credit)
     values ('Horizon Travel', true, true, true, true, true, true) returning id`,
  );
  agencyId = rows[0].id;
});
afterAll(() => database.close());

const aSearch = (searchId: string): KeptTransferSearch => ({
  searchId,
  agencyId,
  expiresAt: EXPIRY,
  type: 'round',
  offers: ['a', 'b'].map((code) => ({
    product: { code, vehicle: { name: 'Büyük Çarşı' } } as TransferProduct,
    supplierCode: 'BOSPHORUS',
    offerCode: `theirs-${code}`,
  })),
});

test('an offer is found as it was saved, by its agency, for as long as it lives', async () => {
  const { offers, ...search } = aSearch('saved');
  await store.save({ ...search, offers });
  const key = { searchId: 'saved', code: 'b', agencyId };
  expect(await store.find(key, BEFORE)).toEqual({ search, offer: offers[1] });
  expect(await store.find(key, EXPIRY)).toBeUndefined();
  expect(await store.find({ ...key, code: 'c' }, BEFORE)).toBeUndefined();
  expect(await store.find({ ...key, agencyId: agencyId + 1 }, BEFORE)).toBeUndefined();
});

test('expired searches are deleted, living ones are not', async () => {
  await store.save(aSearch('old'));
  await store.save({ ...aSearch('young'), expiresAt: new Date(EXPIRY.getTime() + 1) });
  await store.deleteExpired(EXPIRY);
  const { rows } = await database.pool.query('select id from transfer_search');
  expect(rows).toEqual([{ id: 'young' }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { type CarSearchTables, createCarSearchStore } from './store.sql.ts';
import type { CarSearchStore } from './store.ts';
import type { ExtraOffer, KeptOffer, KeptSearch } from './types.ts';

const BEFORE = new Date('2027-03-01T09:14:59.999Z');
const EXPIRY = new Date('2027-03-01T09:15:00Z');

let database: Database;
let store: CarSearchStore;
let agencyId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createCarSearchStore(database.db.withTables<CarSearchTables>());
  const { rows } = await database.pool.query(
    `insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
       may_read_reference_data, may_check_credit)
     values ('Horizon Travel', true, true, true, true, true, true) returning id`,
  );
  agencyId = rows[0].id;
});
afterAll(() => database.close());

const aSearch = (searchID: string): KeptSearch => ({
  searchID,
  agencyId,
  expiresAt: EXPIRY,
  currency: 'EUR',
  rates: { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 },
  commission: { type: 'percentage', percentage: 12.5 },
  rentalDays: 3,
  checkInDateTime: '2027-06-10T10:00:00+03:00',
  checkOutDateTime: '2027-06-13T10:00:00+03:00',
  offers: ['a', 'b'].map((code) => ({ code, supplier: { name: 'Büyük Çarşı' } }) as KeptOffer),
});
const seat: ExtraOffer = {
  code: 'BABY_SEAT',
  name: 'Baby Seat',
  type: 'equipment',
  min: 1,
  max: 2,
  pricing: {
    net: { amount: 1, currency: 'EUR' },
    commission: { amount: 0, currency: 'EUR' },
    total: { amount: 1, currency: 'EUR' },
  },
};

test('a search is found as it was saved, by its agency, for as long as it lives', async () => {
  const search = aSearch('saved');
  await store.save(search);
  const key = { searchID: 'saved', code: 'b', agencyId };
  expect(await store.find(key, BEFORE)).toEqual({ search, offer: search.offers[1], extras: undefined });
  expect(await store.find(key, EXPIRY)).toBeUndefined();
  expect(await store.find({ ...key, code: 'c' }, BEFORE)).toBeUndefined();
  expect(await store.find({ ...key, agencyId: agencyId + 1 }, BEFORE)).toBeUndefined();
});

test('the extras that were kept first stay, each with its own car', async () => {
  await store.save(aSearch('extras'));
  const key = { searchID: 'extras', code: 'a', agencyId };
  expect(await store.keepExtras(key, [seat])).toEqual([seat]);
  expect(await store.keepExtras(key, [])).toEqual([seat]);
  expect((await store.find(key, BEFORE))?.extras).toEqual([seat]);
  expect((await store.find({ ...key, code: 'b' }, BEFORE))?.extras).toBeUndefined();
});

test('extras of a search that is gone, or of another agency, are not kept', async () => {
  await store.save(aSearch('gone'));
  const key = { searchID: 'gone', code: 'a', agencyId };
  expect(await store.keepExtras({ ...key, agencyId: agencyId + 1 }, [seat])).toBeUndefined();
  await store.deleteExpired(EXPIRY);
  expect(await store.keepExtras(key, [seat])).toBeUndefined();
});

test('expired searches are deleted with their extras, living ones are not', async () => {
  await store.save(aSearch('old'));
  await store.keepExtras({ searchID: 'old', code: 'a', agencyId }, [seat]);
  await store.save({ ...aSearch('young'), expiresAt: new Date(EXPIRY.getTime() + 1) });
  await store.deleteExpired(EXPIRY);
  const { rows } = await database.pool.query(
    'select id from car_search union all select search_id from car_search_extras',
  );
  expect(rows).toEqual([{ id: 'young' }]);
});

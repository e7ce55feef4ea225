import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import { keysWith } from '../../../test/support/people.ts';
import type { Database } from '../../database/open.ts';
import { createSearches, type SearchTables } from '../../database/searches.ts';
import { createExtrasStore, type ExtrasStore, type ExtrasTables } from './store.sql.ts';
import type { ExtraOffer } from './types.ts';

const EXPIRY = new Date('2027-03-01T09:15:00Z');

let database: Database;
let extras: ExtrasStore;
let agencyId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  extras = createExtrasStore(database.db.withTables<ExtrasTables>());
  agencyId = await addAgency(database.pool);
});
afterAll(() => database.close());

const searches = () => createSearches(database.db.withTables<SearchTables>(), 'car_search', keysWith().personalData);
const aSearch = async (searchId: string) => {
  await searches().save({ searchId, agencyId, expiresAt: EXPIRY }, { offers: [] });
  return { searchId, code: 'a', agencyId };
};
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

test('the extras that were stored first are kept, separately for each car', async () => {
  const key = await aSearch('extras');
  expect(await extras.find(key)).toBeUndefined();
  expect(await extras.keep(key, [seat])).toEqual([seat]);
  expect(await extras.keep(key, [])).toEqual([seat]);
  expect(await extras.find(key)).toEqual([seat]);
  expect(await extras.find({ ...key, code: 'b' })).toBeUndefined();
});

test('extras of an expired search or a different agency are neither stored nor found', async () => {
  const key = await aSearch('gone');
  const foreign = { ...key, agencyId: agencyId + 1 };
  expect(await extras.keep(foreign, [seat])).toBeUndefined();
  await extras.keep(key, [seat]);
  expect(await extras.find(foreign)).toBeUndefined();
  await searches().deleteExpired(EXPIRY);
  expect(await extras.keep(key, [seat])).toBeUndefined();
});

test('extras are deleted with their search', async () => {
  await extras.keep(await aSearch('old'), [seat]);
  await searches().deleteExpired(EXPIRY);
  const { rows } = await database.pool.query('select search_id from car_search_extras');
  expect(rows).toEqual([]);
});

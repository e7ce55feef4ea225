import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAgency } from '../../test/support/add-agency.ts';
import { openTestDatabase } from '../../test/support/database.ts';
import { keysWith } from '../../test/support/people.ts';
import type { Database } from './open.ts';
import { createSearches, type SearchTables } from './searches.ts';

const BEFORE = new Date('2027-03-01T09:14:59.999Z');
const EXPIRY = new Date('2027-03-01T09:15:00Z');

let database: Database;
let agencyId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  agencyId = await addAgency(database.pool);
});
afterAll(() => database.close());

describe.each(['car_search', 'transfer_search'] as const)('searches in %s', (table) => {
  const content = { currency: 'EUR', offers: [{ code: 'a', name: 'Büyük Çarşı' }, { code: 'b' }] };
  const searches = () =>
    createSearches<typeof content>(database.db.withTables<SearchTables>(), table, keysWith().personalData);

  test('a search is found with the requested offer, only for its agency, until it expires', async () => {
    const key = { searchId: 'saved', agencyId, code: 'a' };
    await searches().save({ ...key, expiresAt: EXPIRY }, content);
    expect(await searches().find(key, BEFORE)).toEqual({ ...content, offers: [content.offers[0]] });
    expect(await searches().find({ ...key, code: 'b' }, BEFORE)).toEqual({ ...content, offers: [content.offers[1]] });
    expect(await searches().find({ ...key, code: 'c' }, BEFORE)).toEqual({ ...content, offers: [] });
    expect(await searches().find(key, EXPIRY)).toBeUndefined();
    expect(await searches().find({ ...key, searchId: 'other' }, BEFORE)).toBeUndefined();
    expect(await searches().find({ ...key, agencyId: agencyId + 1 }, BEFORE)).toBeUndefined();
  });

  test('expired searches are deleted, and other searches are kept', async () => {
    await searches().save({ searchId: 'old', agencyId, expiresAt: EXPIRY }, content);
    await searches().save({ searchId: 'young', agencyId, expiresAt: new Date(EXPIRY.getTime() + 1) }, content);
    await searches().deleteExpired(EXPIRY);
    const { rows } = await database.pool.query(`select id from ${table}`);
    expect(rows).toEqual([{ id: 'young' }]);
  });
});

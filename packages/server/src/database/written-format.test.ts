import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOn } from '../../test/support/admin.ts';
import { createTestClock } from '../../test/support/clock.ts';
import { openTestDatabase } from '../../test/support/database.ts';
import { keysWith } from '../../test/support/people.ts';
import type { Database } from './open.ts';
import { createSearches, type SearchTables } from './searches.ts';
import { checkWrittenFormat, NEWEST, readWrittenFormat, settledOn } from './written-format.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const isOn = async (number: number) =>
  void (await database.pool.query('update written_format set number = $1', [number]));
const check = (isAlone: boolean) => database.db.transaction().execute((tx) => checkWrittenFormat(tx, { isAlone }));

test('a new database starts with the newest format finalized', async () => {
  expect(await settledOn(database.db)).toEqual({ number: NEWEST, settledAt: undefined });
});

test('a database that other processes may use keeps its format, and one of this process alone gets the newest', async () => {
  await isOn(1);
  await check(false);
  expect(await settledOn(database.db)).toMatchObject({ number: 1 });
  await check(true);
  expect(await settledOn(database.db)).toMatchObject({ number: NEWEST });
});

test('a release refuses a database with a finalized format that it cannot read', async () => {
  await isOn(NEWEST + 1);
  await expect(check(false)).rejects.toThrow(
    `DATABASE_URL: a later release has changed the storage format of this database to ${NEWEST + 1}. This release reads the formats 1 to ${NEWEST}. Start the later release.`,
  );
  await isOn(NEWEST);
});

test('the settleRelease command writes the newest format from the next poll, once, and records the operator', async () => {
  await isOn(1);
  const written = await readWrittenFormat(database.db);
  const clock = createTestClock();
  const admin = adminOn(database, clock);
  expect((await admin.run('showRelease')).out).toMatch(/^isSettled +no\nformat +1\nnewest +2\n/);
  expect((await admin.at({ typed: 'yes' }, 'settleRelease')).code).toBe(1);
  expect(written.reaches(2)).toBe(false);
  expect((await admin.at({ typed: 'settle' }, 'settleRelease')).out).toMatch(/^isSettled +yes\nformat +2\nnewest +2\n/);
  await admin.json('settleRelease');
  expect(written.reaches(2)).toBe(false);
  await written.look();
  expect(written.reaches(2)).toBe(true);
  const { results } = await admin.json<{ results: object[] }>('listAudit', '--action', 'settleRelease');
  expect(results).toMatchObject([{ by: 'ops', facts: [{ name: 'format', before: '1', after: '2' }] }]);
  await admin.close();
});

test('a search stored in clear for the previous release is found like a sealed one', async () => {
  let keepsInClear = true;
  const content = { pickup: 'Moda Caddesi 7', offers: [] };
  const { personalData } = keysWith();
  const searches = createSearches<typeof content>(
    database.db.withTables<SearchTables>(),
    'transfer_search',
    personalData,
    () => keepsInClear,
  );
  const key = { agencyId: 1, expiresAt: new Date('2030-01-01T00:00:00Z') };
  await adminOn(database, createTestClock()).json('createAgency', '--name', 'Horizon Travel');
  for (const searchId of ['before', 'after'].map((name) => `${name}-${randomBytes(4).toString('hex')}`)) {
    await searches.save({ ...key, searchId }, content);
    expect(await searches.find({ searchId, agencyId: 1, code: 'none' }, new Date(0))).toEqual(content);
    keepsInClear = false;
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { notOfPeople } from './columns-without-people.ts';
import type { Database } from './open.ts';
import { retentionInventory } from './retention-inventory.ts';

/**
 * Columns whose type can hold personal data. Numbers and timestamps are excluded, because they reveal nothing on their
 * own.
 */
let columns: readonly string[];
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely_migration%'
       and data_type not in ('integer', 'bigint', 'boolean', 'date', 'timestamp with time zone', 'uuid')
     order by 1`,
  );
  columns = rows.map(({ name }) => name);
});
afterAll(() => database.close());

const ofPeople = retentionInventory.flatMap((kept) => kept.columns);
const ofNobody = Object.entries(notOfPeople).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));

test('every column that can hold personal data is documented, or listed as holding none', () => {
  const known = new Set([...ofPeople, ...ofNobody]);
  expect(
    columns.filter((column) => !known.has(column)),
    'add them to retention-inventory.ts, and to the erasure if they belong to an order; without personal data, to columns-without-people.ts',
  ).toEqual([]);
});

test('every listed column exists and is on one of the two lists only', () => {
  expect([...ofPeople, ...ofNobody].filter((column) => !columns.includes(column))).toEqual([]);
  expect(ofPeople.filter((column) => ofNobody.includes(column))).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { keptOfPeople, notOfPeople } from './kept-of-people.ts';
import type { Database } from './open.ts';

/** Columns whose type can hold personal data. A number or a timestamp reveals nothing without such a column. */
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

const ofPeople = keptOfPeople.flatMap((kept) => kept.columns);
const ofNobody = Object.entries(notOfPeople).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));

test('every column that can hold personal data has a line in the documentation, or is known to hold none', () => {
  const known = new Set([...ofPeople, ...ofNobody]);
  expect(
    columns.filter((column) => !known.has(column)),
    'they belong into kept-of-people.ts: what is kept there, why, how long, who sees it; and into the erasure, if it is of an order',
  ).toEqual([]);
});

test('every column that has one is there, and is of people or of nobody', () => {
  expect([...ofPeople, ...ofNobody].filter((column) => !columns.includes(column))).toEqual([]);
  expect(ofPeople.filter((column) => ofNobody.includes(column))).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { notOfPeople } from './columns-without-people.ts';
import type { Database } from './open.ts';
import { retentionInventory } from './retention-inventory.ts';

/**
 * Columns that can hold personal data. Numbers and timestamps are excluded, because they reveal nothing on their own.
 * Foreign keys are excluded, because the column that they refer to is checked. So are columns whose constraint lists
 * all their values.
 */
let columns: readonly string[];
/** Columns of every other type, including foreign keys and columns whose constraint lists all their values. */
let texts: readonly string[];
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ texts, columns } = await readColumns());
});
afterAll(() => database.close());

async function readColumns() {
  const { rows } = await database.pool.query<{ name: string; has_known_values: boolean }>(
    `select table_name || '.' || column_name as name, exists (
       select from pg_constraint known
       where known.conrelid = quote_ident(table_name)::regclass
         and known.conkey = array[columns.ordinal_position::smallint]
         and (known.contype = 'f' or known.contype = 'c'
           and pg_get_constraintdef(known.oid) ~ ('^CHECK [(][(]' || column_name || ' = ANY [(]ARRAY[[][^()]*[]][)][)][)]$'))
     ) as has_known_values
     from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely_migration%'
       and data_type not in ('integer', 'bigint', 'boolean', 'date', 'timestamp with time zone', 'uuid')
     order by 1`,
  );
  return {
    texts: rows.map(({ name }) => name),
    columns: rows.filter(({ has_known_values }) => !has_known_values).map(({ name }) => name),
  };
}

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
  expect(ofPeople.filter((column) => !texts.includes(column))).toEqual([]);
  expect(ofNobody.filter((column) => !columns.includes(column))).toEqual([]);
  expect(ofPeople.filter((column) => ofNobody.includes(column))).toEqual([]);
});

test('of a new table, only foreign keys and columns whose constraint lists all their values need no entry', async () => {
  await database.pool.query(`
    create table note (
      id bigint generated always as identity primary key,
      text text not null check (length(text) <= 100),
      kind text not null check (kind in ('call', 'mail')),
      tone text not null check (tone = any (array['calm']) or tone = text),
      user_id text references agency_user
    )`);
  try {
    const found = await readColumns();
    expect(found.columns.filter((name) => name.startsWith('note.'))).toEqual(['note.text', 'note.tone']);
  } finally {
    await database.pool.query('drop table note');
  }
});

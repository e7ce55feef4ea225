import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unnamedColumns } from './columns.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'columns-'));
});
afterEach(() => rm(root, { recursive: true }));

async function findingsIn(statement: string, file = 'packages/server/src/features/books/store.sql.ts') {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `import { sql } from 'kysely';\n${statement}\n`);
  return unnamedColumns(root);
}

test.each([
  ["db.selectFrom('book').selectAll()", 'selectAll()'],
  ["db.selectFrom('book as read').selectAll('read')", "selectAll('read')"],
  ["db.updateTable('book').returningAll()", 'returningAll()'],
  ['sql`select * from book`', 'select *'],
  ['sql`update book set pages = 1 returning *`', 'returning *'],
  ['sql`update book set pages = 1 returning book.*`', 'returning book.*'],
  ['sql`select *, pages / 2 as half from book`', 'select *'],
  ['sql`select read.id, "book".* from read, book`', ', "book".*'],
])('a query that selects all columns is reported: %s', async (statement, found) => {
  expect(await findingsIn(statement)).toEqual([
    `packages/server/src/features/books/store.sql.ts:2 ${found}: name the columns that the code reads. PostgreSQL ` +
      'rejects a prepared statement with * when a newer release adds a column.',
  ]);
});

test.each([
  'sql`select id, count(*) from book`',
  'sql`insert into book (id, pages) select * from unnest($1::text[], $2::integer[])`',
])('a query that names its columns is accepted: %s', async (statement) => {
  expect(await findingsIn(statement)).toEqual([]);
});

test('a test may select all columns', async () => {
  expect(await findingsIn('sql`select * from book`', 'packages/server/src/features/books/store.test.ts')).toEqual([]);
});

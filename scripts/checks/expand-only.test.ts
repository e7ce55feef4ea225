import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsThatBreak } from './expand-only.ts';

const BREAKING: Record<string, string> = {
  'ban-drop-column': 'alter table agency drop column name;',
  'ban-drop-table': 'drop table agency;',
  'renaming-column': 'alter table agency rename column name to title;',
  'renaming-table': 'alter table agency rename to agencies;',
  'changing-column-type': 'alter table agency alter column name type text;',
  'adding-required-field': 'alter table agency add column nick text not null;',
  'adding-not-nullable-field': 'alter table agency alter column name set not null;',
  'constraint-missing-not-valid': 'alter table agency add constraint named check (length(name) > 0);',
};
const ADDING = `create table visit (id bigint primary key, at timestamptz not null);
create index visit_at on visit (at);
alter table agency add column nick text;
alter table agency add column size bigint not null default 0;
`;

let folder: string;
let lines: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'expand-only-'));
  const files = [...Object.entries(BREAKING), ['adds', ADDING] as const].map(([name, text]) => [`${name}.sql`, text]);
  for (const [name, text] of files) await writeFile(join(folder, name!), text!);
  lines = await statementsThatBreak(
    files.map(([name]) => name!),
    folder,
  );
});
afterAll(() => rm(folder, { recursive: true }));

test.each(Object.keys(BREAKING))('%s: a migration that breaks the previous release is refused', (rule) => {
  expect(lines.filter((line) => line.startsWith(`${rule}.sql:`))).toContainEqual(expect.stringContaining(`(${rule})`));
});

test('a migration that only adds objects is accepted', () => {
  expect(lines.filter((line) => line.startsWith('adds.sql'))).toEqual([]);
});

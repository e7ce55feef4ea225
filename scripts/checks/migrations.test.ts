import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { released, wrongMigrations } from './migrations.ts';

const LOANS = 'create table loan (id integer);';
const BOOKS = 'create table book (id integer);';
const sum = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('0001-loans.sql', LOANS);
  await write('0007-books.sql', BOOKS);
  await write('checksums', `# Why.\n0001-loans.sql ${sum(LOANS)} 1.0.0\n0007-books.sql ${sum(BOOKS)} unreleased\n`);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const problems = () => wrongMigrations(folder);

test('the migrations of the repository are what databases have had', async () => {
  expect(await wrongMigrations()).toEqual([]);
});

test('files that are as recorded are right', async () => {
  expect(await problems()).toEqual([]);
});

test('a released file that was changed is named', async () => {
  await write('0001-loans.sql', `${LOANS} `);
  expect(await problems()).toEqual([
    'packages/server/migrations/0001-loans.sql was changed, and databases since release 1.0.0 have had it: restore it, and put the change into a new file.',
  ]);
});

test('an unreleased file that was changed is named, with the line to write', async () => {
  await write('0007-books.sql', 'select 1;');
  expect(await problems()).toEqual([expect.stringContaining(`"0007-books.sql ${sum('select 1;')} unreleased"`)]);
});

test('a file that is gone is named', async () => {
  await rm(join(folder, '0001-loans.sql'));
  expect(await problems()).toEqual([expect.stringMatching(/0001-loans\.sql is gone, .*: restore it\.$/)]);
});

test.each(['0003-desks.sql', '0007-desks.sql'])('%s is too late, and the number to take is named', async (file) => {
  await write(file, 'select 1;');
  expect(await problems()).toEqual([
    `packages/server/migrations/${file} does not come after 0007-books.sql, which databases have had: name it 0008-desks.sql.`,
  ]);
});

test('a new file is asked for its line', async () => {
  await write('0008-desks.sql', 'select 1;');
  expect(await problems()).toEqual([
    `packages/server/migrations/0008-desks.sql is not in checksums yet: run \`pnpm generate\`.`,
  ]);
});

test('a file that is still to be written is named', async () => {
  const text = '-- TODO: what it changes and why.';
  await write('0008-desks.sql', text);
  await write(
    'checksums',
    `0001-loans.sql ${sum(LOANS)} 1.0.0\n0007-books.sql ${sum(BOOKS)} 1.0.0\n0008-desks.sql ${sum(text)} unreleased\n`,
  );
  expect(await problems()).toEqual(['packages/server/migrations/0008-desks.sql: write it in place of the TODO.']);
});

test('a file without a number is named', async () => {
  await write('desks.sql', 'select 1;');
  expect(await problems()).toEqual([expect.stringContaining('desks.sql: name it four digits, then words')]);
});

test('a line that was put between others is named', async () => {
  await write('checksums', `0007-books.sql ${sum(BOOKS)} 1.0.0\n0001-loans.sql ${sum(LOANS)} unreleased\n`);
  expect(await problems()).toEqual([expect.stringContaining('0001-loans.sql does not come after the line above it')]);
});

test('a release takes over what no release carries yet', () => {
  expect(released('0001-loans.sql aa 1.0.0\n0007-books.sql bb unreleased\n', '1.1.0')).toBe(
    '0001-loans.sql aa 1.0.0\n0007-books.sql bb 1.1.0\n',
  );
});

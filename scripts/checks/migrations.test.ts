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

test('the migrations in the repository match their recorded checksums', async () => {
  expect(await wrongMigrations()).toEqual([]);
});

test('files that match their checksums are accepted', async () => {
  expect(await problems()).toEqual([]);
});

test('a changed file of a release is reported', async () => {
  await write('0001-loans.sql', `${LOANS} `);
  expect(await problems()).toEqual([
    'packages/server/migrations/0001-loans.sql was changed, but databases since release 1.0.0 contain it. Restore the file, and put the change into a new file.',
  ]);
});

test('a changed unreleased file is reported with the checksum line to write', async () => {
  await write('0007-books.sql', 'select 1;');
  expect(await problems()).toEqual([expect.stringContaining(`"0007-books.sql ${sum('select 1;')} unreleased"`)]);
});

test('a missing migration is reported', async () => {
  await rm(join(folder, '0001-loans.sql'));
  expect(await problems()).toEqual([expect.stringMatching(/0001-loans\.sql is missing, .*\. Restore the file\.$/)]);
});

test.each(['0003-desks.sql', '0007-desks.sql'])(
  'the new migration %s with a number that is too low is reported with the correct number',
  async (file) => {
    await write(file, 'select 1;');
    expect(await problems()).toEqual([
      `packages/server/migrations/${file} must come after 0007-books.sql, which databases already contain. Rename it to 0008-desks.sql.`,
    ]);
  },
);

test('a new file without a checksum line is reported', async () => {
  await write('0008-desks.sql', 'select 1;');
  expect(await problems()).toEqual([
    `packages/server/migrations/0008-desks.sql is missing in checksums. Run \`pnpm generate\`.`,
  ]);
});

test('an unfinished migration is reported', async () => {
  const text = '-- TODO: describe the change and its reason.';
  await write('0008-desks.sql', text);
  await write(
    'checksums',
    `0001-loans.sql ${sum(LOANS)} 1.0.0\n0007-books.sql ${sum(BOOKS)} 1.0.0\n0008-desks.sql ${sum(text)} unreleased\n`,
  );
  expect(await problems()).toEqual(['packages/server/migrations/0008-desks.sql: replace the TODO.']);
});

test('a migration without a number is reported', async () => {
  await write('desks.sql', 'select 1;');
  expect(await problems()).toEqual([expect.stringContaining('desks.sql: the name must be four digits and words')]);
});

test('a checksum line in the wrong position is reported', async () => {
  await write('checksums', `0007-books.sql ${sum(BOOKS)} 1.0.0\n0001-loans.sql ${sum(LOANS)} unreleased\n`);
  expect(await problems()).toEqual([expect.stringContaining('0001-loans.sql must come after the line above it')]);
});

test('a release marks the unreleased checksum lines with its version', () => {
  expect(released('0001-loans.sql aa 1.0.0\n0007-books.sql bb unreleased\n', '1.1.0')).toBe(
    '0001-loans.sql aa 1.0.0\n0007-books.sql bb 1.1.0\n',
  );
});

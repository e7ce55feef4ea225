import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationChecksums } from './checksums.ts';

const FOLDER = 'packages/server/migrations';
const sum = (text: string) => createHash('sha256').update(text).digest('hex');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checksums-'));
  await mkdir(join(root, FOLDER), { recursive: true });
  await write('0001-loans.sql', 'select 1;');
  await write('0002-books.sql', 'select 2;');
  await write('checksums', `# Why.\n0001-loans.sql aa 1.0.0\n0002-books.sql bb unreleased\n`);
});
afterEach(() => rm(root, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(root, FOLDER, file), text);
const written = async (isCommitted: boolean) => (await migrationChecksums(root, () => isCommitted))[0]!.content;

test('a new file gets a checksum line', async () => {
  await write('0003-desks.sql', 'select 3;');
  expect(await written(true)).toBe(
    `# Why.\n0001-loans.sql aa 1.0.0\n0002-books.sql bb unreleased\n0003-desks.sql ${sum('select 3;')} unreleased\n`,
  );
});

test('the checksum of an unreleased file is updated until the file is committed', async () => {
  expect(await written(false)).toContain(`0002-books.sql ${sum('select 2;')} unreleased\n`);
  expect(await written(true)).toContain('0002-books.sql bb unreleased\n');
});

test('the checksum of a released file is never updated', async () => {
  expect(await written(false)).toContain('0001-loans.sql aa 1.0.0\n');
});

test('without git every file counts as committed', async () => {
  expect((await migrationChecksums(root))[0]!.content).toContain('0002-books.sql bb unreleased\n');
});

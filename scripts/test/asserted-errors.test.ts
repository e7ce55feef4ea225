import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshFolder, neverProvoked } from './asserted-errors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asserted-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, ...keys: string[]) =>
  writeFile(join(folder, file), keys.map((key) => `${key}\n`).join(''));

test('an error counts as provoked if any test thread has met it', async () => {
  await write('1-1', 'loan.notFound', 'loan.overdue');
  await write('1-2', 'loan.refused', 'loan.notFound');
  expect(await neverProvoked(['loan.notFound', 'loan.refused', 'loan.overdue'], folder)).toEqual([]);
});

test('an error that no thread has met is reported by its key', async () => {
  await write('1-1', 'loan.notFound');
  expect(await neverProvoked(['loan.notFound', 'loan.refused'], folder)).toEqual([
    expect.stringMatching(/^loan\.refused: /),
  ]);
});

test('a fresh folder contains no results of an earlier run', async () => {
  await write('1-1', 'loan.notFound');
  expect(await neverProvoked(['loan.notFound'], await freshFolder(folder))).toHaveLength(1);
});

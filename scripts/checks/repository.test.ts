import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrongDependencies, wrongFileNames } from './repository.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'repository-'));
});
afterEach(() => rm(root, { recursive: true }));

async function file(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function locked(folder: string, importer: string, specifier: string): Promise<void> {
  const entry = `    dependencies:\n      zod:\n        specifier: ${specifier}\n        version: 4.0.1\n`;
  await file(join(folder, 'pnpm-lock.yaml'), `importers:\n\n  ${importer}:\n${entry}\npackages:\n\n  zod@4.0.1: {}\n`);
}

const manifest = (folder: string, version: string) =>
  file(join(folder, 'package.json'), JSON.stringify({ dependencies: { zod: version } }));

test('exact versions that match the lockfile of the workspace or of their folder are accepted', async () => {
  await locked('.', 'packages/books', '4.0.1');
  await manifest('packages/books', '4.0.1');
  await locked('scripts/covers', '.', 'npm:zod@4.0.1');
  await manifest('scripts/covers', 'npm:zod@4.0.1');
  expect(wrongDependencies(root)).toEqual([]);
});

test.each(['^4.0.1', '~4.0.1', '>=4', '4', '*', 'latest', 'npm:zod@^4.0.1'])(
  'the version range "%s" of a dependency is reported',
  async (range) => {
    await locked('.', 'packages/books', JSON.stringify(range));
    await manifest('packages/books', range);
    expect(wrongDependencies(root)).toEqual([
      `packages/books/package.json: zod is "${range}". Pin an exact version, such as 1.2.3.`,
    ]);
  },
);

test('a dependency that is missing from the lockfile or has a different version there is reported', async () => {
  await locked('.', 'packages/books', '4.0.1');
  await manifest('packages/books', '4.0.2');
  await manifest('packages/covers', '4.0.1');
  expect(wrongDependencies(root)).toEqual(
    ['books', 'covers'].map(
      (name) =>
        `packages/${name}/package.json: zod differs from pnpm-lock.yaml. Run \`pnpm install --no-frozen-lockfile\`.`,
    ),
  );
});

test.each(['packages/books/src/utils.ts', 'scripts/util/dates.ts', 'packages/books/test/helpers.test.ts'])(
  'the file name %s is reported',
  async (path) => {
    await file(path, '');
    expect(wrongFileNames(root).join()).toContain('name it after its content');
  },
);

import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areDocsFresh, DOCS_FOLDER, stampDocs } from './built.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'docs-'));
});
afterEach(() => rm(root, { recursive: true }));

async function file(path: string, changedAt: Date, text = ''): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  await utimes(join(root, path), changedAt, changedAt);
}

const MONDAY = new Date('2027-03-01T09:00:00Z');
const TUESDAY = new Date('2027-03-02T09:00:00Z');

test('documentation that has not been built is outdated', () => {
  expect(areDocsFresh(root)).toBe(false);
});

test('documentation built after the last contract change is up to date', async () => {
  await file('openapi/paths/auth/login.yaml', MONDAY);
  await file(`${DOCS_FOLDER}/index.html`, TUESDAY);
  expect(areDocsFresh(root)).toBe(true);
});

test.each([
  'openapi/components/schemas/shared/Money.yaml',
  'openapi/guides/staging.md',
  'openapi/programs/transfers.py',
  'openapi/CHANGELOG.md',
  'packages/client/README.md',
  'scripts/samples/samples.ts',
  'scripts/docs/site/.vitepress/theme/look.css',
  'scripts/docs/site/pages/index.md',
  'scripts/package.json',
])('documentation older than %s is outdated', async (source) => {
  await file(`${DOCS_FOLDER}/index.html`, MONDAY);
  await file(source, TUESDAY);
  expect(areDocsFresh(root)).toBe(false);
});

test('documentation is up to date after a checkout that only changes the times of its sources', async () => {
  await file('openapi/CHANGELOG.md', MONDAY);
  await file(`${DOCS_FOLDER}/index.html`, MONDAY);
  stampDocs(root);
  await file('openapi/CHANGELOG.md', TUESDAY);
  expect(areDocsFresh(root)).toBe(true);
  await file('openapi/CHANGELOG.md', TUESDAY, 'changed');
  expect(areDocsFresh(root)).toBe(false);
});

test('newly installed packages do not make the documentation outdated', async () => {
  await file(`${DOCS_FOLDER}/index.html`, MONDAY);
  await file('scripts/docs/node_modules/vitepress/package.json', TUESDAY);
  expect(areDocsFresh(root)).toBe(true);
});

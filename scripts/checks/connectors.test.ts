import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { incompleteConnectors } from './connectors.ts';

const PARTS = ['packages/server/src/connectors/book-binder.ts', 'packages/sandbox/src/book-binder/handlers.ts'];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'connectors-'));
  for (const file of ['openapi/connectors/book-binder.yaml', ...PARTS]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
});
afterEach(() => rm(root, { recursive: true }));

test('the connectors in the repository are complete', () => {
  expect(incompleteConnectors(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('a complete connector has no problems', () => {
  expect(incompleteConnectors(root)).toEqual([]);
});

test.each(PARTS)('a connector without %s is reported', async (file) => {
  await rm(join(root, file));
  expect(incompleteConnectors(root)).toEqual([`openapi/connectors/book-binder.yaml has no ${file}. Write it.`]);
});

test('a contract that the service implements needs handlers in the service and none in the sandbox', async () => {
  await writeFile(join(root, 'openapi/connectors/reservation-changes.yaml'), '');
  const handlers = 'packages/server/src/connectors/reservation-changes/handlers.ts';
  expect(incompleteConnectors(root)).toEqual([
    `openapi/connectors/reservation-changes.yaml has no ${handlers}. Write it.`,
  ]);
});

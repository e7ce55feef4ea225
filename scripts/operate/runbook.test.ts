import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/open.ts';
import { openEmbeddedTestDatabase } from '../../packages/server/test/support/embedded-database.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const runbook = readFileSync(`${folder}RUNBOOK.md`, 'utf8');

/** SQL statements from the runbook that operators paste into psql, in order. */
const statements = [...runbook.matchAll(/^```sql\n([\s\S]*?)^```/gm)].flatMap(([, block]) =>
  block!.split(';\n').filter((statement) => statement.trim()),
);

let database: Database;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
});
afterAll(() => database.close());

test.each(statements)('the schema accepts this statement: %s', async (statement) => {
  const { rows } = await database.pool.query(statement);
  expect(rows).toEqual(expect.any(Array));
});

test('every bench named in the runbook exists', () => {
  const benches = [...runbook.matchAll(/`pnpm bench faults ([\w -]+)`/g)].flatMap(([, names]) => names!.split(' '));
  const faults = readFileSync(`${folder}../bench/faults.ts`, 'utf8');
  expect(benches.filter((name) => !new RegExp(`^ {2}'?${name}'?[:,]`, 'm').test(faults))).toEqual([]);
});

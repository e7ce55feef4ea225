import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { brunoFiles } from '../docs/collections/bruno.ts';
import { chainOf } from '../docs/collections/chain.ts';
import { postmanCollection } from '../docs/collections/postman.ts';
import { contract } from '../docs/contract.ts';
import { COMMANDS, installOthers } from './install.ts';

const ON_A_BUSY_MACHINE = 180_000;
const run = promisify(execFile);
const requests = chainOf(contract).length;

// Repeated requests have a new idempotency key and are therefore not duplicates.
const staging = await startStaging({}, { clock: createTestClock(new Date()) });
const baseUrl = `${staging.service.url}/api/v1`;
const folder = await mkdtemp(join(tmpdir(), 'collections-'));
beforeAll(() => installOthers(), 5 * ON_A_BUSY_MACHINE);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await staging.stop();
});

test('Postman runs every request twice', { timeout: ON_A_BUSY_MACHINE }, async () => {
  const file = join(folder, 'postman.json');
  const report = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(postmanCollection(contract)));
  const args = ['--env-var', `baseUrl=${baseUrl}`, '--iteration-count', '2', '--reporters', 'json'];
  await run(join(COMMANDS[0]!, 'newman'), ['run', file, ...args, '--reporter-json-export', report]).catch(() => {});
  const { default: result } = await import(report, { with: { type: 'json' } });
  const failures = result.run.failures.map((failure: { source: { name: string }; error: { message: string } }) => [
    failure.source.name,
    failure.error.message,
  ]);
  expect(failures).toEqual([]);
  expect(result.run.stats.assertions.total).toBe(2 * requests);
});

test('Bruno runs every request of the collection', { timeout: ON_A_BUSY_MACHINE }, async () => {
  const report = join(folder, 'bruno.json');
  for (const [path, text] of brunoFiles(contract)) {
    const file = join(folder, 'bruno', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text.replace('http://localhost:8080/api/v1', baseUrl));
  }
  const args = ['run', '-r', '--env', 'staging', '--reporter-json', report];
  await run(join(COMMANDS[0]!, 'bru'), args, { cwd: join(folder, 'bruno') }).catch(() => {});
  const { default: result } = await import(report, { with: { type: 'json' } });
  const results: { name: string; testResults: { status: string }[] }[] = result[0].results;
  expect(results.filter(({ testResults }) => testResults.some(({ status }) => status !== 'pass'))).toEqual([]);
  expect(results).toHaveLength(requests);
});

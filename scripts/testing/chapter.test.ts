/** installed.slow.test.ts runs the same samples with the packed package. */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWorld } from '../../packages/testing/src/serve-world.ts';
import { programOf, runProgram } from '../test/command.ts';
import { leavesOut } from '../test/languages.ts';
import { readChapter } from './chapter.ts';

/**
 * The samples run inside the package's folder, because the package's name can be resolved there without an
 * installation.
 */
const folder = fileURLToPath(new URL('../../packages/testing/.run', import.meta.url));
const run = promisify(execFile);

beforeAll(async () => (await readChapter()).save(folder));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the TypeScript samples of the chapter compile with strict settings', async () => {
  const tsconfig = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: { allowImportingTsExtensions: true },
    include: ['*.mts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const { ok, printed } = await runProgram(programOf('typescript', 'tsc'), ['-p', '.'], { cwd: folder });
  expect(printed).toBe('');
  expect(ok).toBe(true);
});

test('the TypeScript tests of the chapter pass', async () => {
  // The test runner uses a different report format if its parent process is also a test runner.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, ['--test', '--test-isolation=none', '--test-reporter=tap'], {
    cwd: folder,
    env,
  });
  expect(stdout).toMatch(/^# pass 3$/m);
  expect(stdout).toMatch(/^# fail 0$/m);
});

test.skipIf(leavesOut.python)('the Python programs of the chapter pass over HTTP', async () => {
  const printed: string[] = [];
  for (const program of ['month.py', 'webhooks.py']) {
    const world = await serveWorld({ now: '2027-03-01T09:00:00Z' });
    try {
      const { stdout } = await run('python3', [program], {
        cwd: folder,
        env: { ...process.env, WORLD: world.url, PYTHONDONTWRITEBYTECODE: '1' },
      });
      printed.push(stdout.trim());
    } finally {
      await world.close();
    }
  }
  expect(printed).toEqual(['The month has passed.', 'The events have arrived.']);
});

import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { commandsOf, stepsOf } from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

test('the client installs in an empty folder as documented, and the steps run as one file', {
  timeout: 600_000,
}, async () => {
  const [commands, runs] = (await commandsOf('getting-started', 'TypeScript')).split(/^(?=node )/m);
  expect(runs).toBe('node book.mts\n');
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'reader-')));
  const folder = join(parent, 'book-a-car');
  const { service, stop } = await startStaging({}, { clock: createTestClock(new Date()) });
  try {
    await run('bash', ['-euc', commands!.replaceAll('../book-a-car', folder)], { cwd: root });
    const steps = await stepsOf('getting-started', 'ts', service.url);
    await writeFile(join(folder, 'book.mts'), steps.join('\n'));
    const { stdout } = await run(process.execPath, ['book.mts'], { cwd: folder });
    expect(stdout).toMatch(/^\S+\n.*cancelled.*\n$/);
  } finally {
    await stop();
    await rm(parent, { recursive: true });
  }
});

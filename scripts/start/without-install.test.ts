import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a production start installs nothing and reports a missing package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'without-install-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['.pnpmfile.mjs', 'pnpm-workspace.yaml']) await cp(join(root, file), join(folder, file));
  const manifest = { name: 'nothing-installed', private: true, scripts: { start: 'echo started' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));

  const start = promisify(execFile)('npx', ['-y', 'pnpm@12.21.0', 'start'], {
    cwd: folder,
    env: { ...process.env, APP_ENV: 'production' },
  });
  const { stdout, stderr } = await start.then(
    () => expect.fail('it started'),
    (failed) => failed,
  );
  expect(`${stdout}${stderr}`).toContain('pnpm install');
  expect(`${stdout}`).not.toContain('started\n');
  expect(await readdir(folder)).not.toContain('node_modules');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Returns the temporary files that VitePress writes while it reads its configuration. */
const copies = (pid: number) =>
  globSync(`{dist/.docs-${pid}-*,scripts/docs/site}/.vitepress/*.timestamp-*.mjs`, { cwd: root });
const SOON = { interval: 2, timeout: 60_000 };
/** Lists the sources. Other tests may build at the same time in separate folders. */
const sources = async () => (await readdir(join(root, 'scripts/docs/site'), { recursive: true })).sort();
const worksOf = async (pids: readonly number[]) =>
  (await readdir(join(root, 'dist'))).filter((name) => pids.some((pid) => name.startsWith(`.docs-${pid}-`)));

test('a killed build leaves no files in the checkout, and the next build removes its work folder', {
  timeout: 180_000,
}, async () => {
  const before = await sources();
  const pids: number[] = [];
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const target = join(tmpdir(), `docs-${signal}-${process.pid}`);
    const build = spawn(process.execPath, ['scripts/build/docs.ts', target], {
      cwd: root,
      stdio: 'ignore',
    });
    const ended = once(build, 'exit');
    await vi.waitFor(() => expect(copies(build.pid!)).toHaveLength(1), SOON);
    expect(await worksOf([build.pid!])).toHaveLength(1);
    pids.push(build.pid!);
    build.kill(signal);
    await ended;
    expect(await sources()).toEqual(before);
  }
  expect(await worksOf(pids)).toEqual([]);
});

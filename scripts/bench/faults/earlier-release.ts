import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'packages/server/test/support/server-process.ts';
const PNPM = ['-y', 'pnpm@12.21.0'];

export type EarlierRelease = {
  /** What starts one of its processes. */
  readonly program: string;
  remove(): void;
};

/** @param revision of this repository, which gets a folder of its own; or a folder that it is in, installed */
export function checkOut(revision: string): EarlierRelease {
  if (isAbsolute(revision)) return { program: join(revision, PROGRAM), remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'earlier-release-'));
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, stdio: 'pipe' });
  run('git', 'clone', '--quiet', '--shared', '--no-checkout', ROOT, folder);
  run('git', 'checkout', '--quiet', '--detach', revision);
  run('npx', ...PNPM, 'install', '--frozen-lockfile', '--prefer-offline');
  run('npx', ...PNPM, 'generate');
  return {
    program: join(folder, PROGRAM),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

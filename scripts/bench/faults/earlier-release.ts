import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'packages/server/test/support/server-process.ts';
/** Last revision without format 2 (`packages/server/src/database/written-format.ts`). Its migrations end with 0047. */
export const LAST_BEFORE_FORMAT_2 = 'f042778fc93278d755264ae64149022b5fe0d4fa';
const PNPM = ['-y', 'pnpm@12.21.0'];

const SERVE = 'packages/server/src/composition/serve.ts';

export type EarlierRelease = {
  /** Program that starts one of its processes. */
  readonly program: string;
  remove(): void;
};

/** @param revision a revision to clone into a temporary folder; or the absolute path of an installed checkout */
export function checkOut(revision: string): EarlierRelease {
  if (isAbsolute(revision)) return { program: join(revision, PROGRAM), remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'earlier-release-'));
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, stdio: 'pipe' });
  run('git', 'clone', '--quiet', '--shared', '--no-checkout', ROOT, folder);
  run('git', 'checkout', '--quiet', '--detach', revision);
  leavesOutAsInProduction(join(folder, SERVE));
  run('npx', ...PNPM, 'install', '--frozen-lockfile', '--prefer-offline');
  run('npx', ...PNPM, 'generate');
  return {
    program: join(folder, PROGRAM),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Staging would return 500 for a stored product with a field from a later release; production drops the field. */
function leavesOutAsInProduction(file: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/(offContract: ).*'strip' : 'fail'/, "$1'strip'");
  if (changed === text) throw new Error(`${file} does not say what becomes of undeclared fields`);
  writeFileSync(file, changed);
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'packages/server/test/support/server-process.ts';
/** A revision that knows nothing of format 2 (`packages/server/src/database/written-format.ts`), and has had the migrations up to 0047. */
export const LAST_BEFORE_FORMAT_2 = 'f042778fc93278d755264ae64149022b5fe0d4fa';
const PNPM = ['-y', 'pnpm@12.21.0'];

const SERVE = 'packages/server/src/composition/serve.ts';

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
  leavesOutAsInProduction(join(folder, SERVE));
  run('npx', ...PNPM, 'install', '--frozen-lockfile', '--prefer-offline');
  run('npx', ...PNPM, 'generate');
  return {
    program: join(folder, PROGRAM),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Staging answers 500 where a stored product has a field of a later release; production leaves it out, and that is what is tried. */
function leavesOutAsInProduction(file: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/(offContract: ).*'strip' : 'fail'/, "$1'strip'");
  if (changed === text) throw new Error(`${file} does not say what becomes of undeclared fields`);
  writeFileSync(file, changed);
}

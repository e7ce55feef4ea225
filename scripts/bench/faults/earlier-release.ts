import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'packages/server/test/support/server-process.ts';
/** Revision of release 1.2.0. */
export const PREVIOUS_RELEASE = 'f666de1f16646ca7e47cdeb584172f11e58e5401';
const PNPM = ['-y', 'pnpm@12.21.0'];

const SERVE = 'packages/server/src/composition/serve.ts';

export type EarlierRelease = {
  /** Program that starts a process of this release. */
  readonly program: string;
  remove(): void;
};

/**
 * Prepares an earlier release. `revision` is a revision to clone into a temporary folder, or the absolute path of an
 * installed checkout.
 */
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

/**
 * Makes staging drop fields that a later release has added, as production does. Otherwise, staging would return 500 for
 * a stored product with such a field.
 */
function leavesOutAsInProduction(file: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/(offContract: ).*'strip' : 'fail'/, "$1'strip'");
  if (changed === text) throw new Error(`${file} does not say what becomes of undeclared fields`);
  writeFileSync(file, changed);
}

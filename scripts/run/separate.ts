import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Folders with a separate lockfile. `pnpm start` skips these folders. The first verb that needs one installs it. */
export type Folder = 'bench' | 'checks' | 'docs' | 'mock' | 'other-clients' | 'place-data';

/** The folders whose code is type-checked and tested. */
export const CHECKED: readonly Folder[] = ['bench', 'checks', 'docs', 'mock'];

/** Folders that a command needs. Keys are verbs, optionally followed by a part. */
const NEEDED: Readonly<Record<string, readonly Folder[]>> = {
  bench: ['bench'],
  'build docs': ['docs'],
  'build divisions': ['place-data'],
  'build places': ['place-data'],
  mock: ['mock'],
  test: CHECKED,
  verify: CHECKED,
};

export async function installFor(verb: string, part = ''): Promise<void> {
  for (const folder of NEEDED[`${verb} ${part}`] ?? NEEDED[verb] ?? []) await installSeparately(folder);
}

/** Installs a folder unless it already matches its lockfile. Install scripts of packages are not run. */
export async function installSeparately(name: Folder): Promise<void> {
  const cwd = join(import.meta.dirname, '..', name);
  const lockfile = join(cwd, 'pnpm-lock.yaml');
  const installed = join(cwd, 'node_modules/.installed-lock.yaml');
  if (textOf(installed) === textOf(lockfile)) return;
  console.error(`… packages of scripts/${name}`);
  const args = ['--ignore-workspace', 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await promisify(execFile)('npx', ['-y', 'pnpm@12.21.0', ...args], { cwd, shell: process.platform === 'win32' });
  await copyFile(lockfile, installed);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Folder with a separate lockfile for third-party programs. Generated code finds its imports in both folders. */
export const FOLDER = fileURLToPath(new URL('.', import.meta.url));
export const COMMANDS = ['node_modules/.bin', '../node_modules/.bin'].map((bin) => join(FOLDER, bin));

/** Downloads the generators if they are missing. */
export async function installOthers(): Promise<void> {
  const args = ['--ignore-workspace', 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await promisify(execFile)('npx', ['-y', 'pnpm@12.21.0', ...args], { cwd: FOLDER });
}

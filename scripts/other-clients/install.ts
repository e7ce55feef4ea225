import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Programs of others have a lockfile of their own in this folder; generated code finds what it imports in both. */
export const FOLDER = fileURLToPath(new URL('.', import.meta.url));
export const COMMANDS = ['node_modules/.bin', '../node_modules/.bin'].map((bin) => join(FOLDER, bin));

/** Downloads them, where that was not done yet. */
export async function installOthers(): Promise<void> {
  const args = ['--ignore-workspace', 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await promisify(execFile)('npx', ['-y', 'pnpm@12.21.0', ...args], { cwd: FOLDER });
}

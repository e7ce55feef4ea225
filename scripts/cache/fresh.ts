import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles } from './cached.ts';

/**
 * The file in a built folder that contains the hash of the sources. A checkout changes the modification times of the
 * sources, but not their hash.
 */
const STAMP = '.sources';

/** Returns true if the folder was built from the current sources. Paths are relative to the root. */
export const isFresh = (root: string, folder: string, sources: readonly string[]): boolean =>
  isYounger(root, join(folder, 'index.html'), sources) || stampOf(root, folder) === hashOfFiles(root, sources);

export const stamp = (root: string, folder: string, sources: readonly string[]): void =>
  writeFileSync(join(root, folder, STAMP), hashOfFiles(root, sources));

function stampOf(root: string, folder: string): string | undefined {
  const isThere = statSync(join(root, folder, STAMP), { throwIfNoEntry: false });
  return isThere && readFileSync(join(root, folder, STAMP), 'utf8');
}

/**
 * Returns whether the built file is newer than its sources; false if it does not exist. Paths are relative to the root.
 */
function isYounger(root: string, built: string, sources: readonly string[]): boolean {
  const madeAt = statSync(join(root, built), { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt === undefined) return false;
  const files = globSync(sources as string[], { cwd: root, exclude: ['**/node_modules/**'] });
  return files.every((source) => statSync(join(root, source)).mtimeMs <= madeAt);
}

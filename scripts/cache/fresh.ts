import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns false if the built file does not exist. Paths are relative to the root. */
export function isYounger(root: string, built: string, sources: readonly string[]): boolean {
  const madeAt = statSync(join(root, built), { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt === undefined) return false;
  const files = globSync(sources as string[], { cwd: root, exclude: ['**/node_modules/**'] });
  return files.every((source) => statSync(join(root, source)).mtimeMs <= madeAt);
}

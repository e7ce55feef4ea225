import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns true if a built file exists and is newer than all files that match the patterns. Paths are relative to the
 * root.
 */
export function isYounger(root: string, built: string, sources: readonly string[]): boolean {
  const madeAt = statSync(join(root, built), { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt === undefined) return false;
  return globSync(sources as string[], { cwd: root }).every((source) => statSync(join(root, source)).mtimeMs <= madeAt);
}

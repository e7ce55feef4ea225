import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a built file is there, and younger than all files of the patterns; both seen from the root. */
export function isYounger(root: string, built: string, sources: readonly string[]): boolean {
  const madeAt = statSync(join(root, built), { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt === undefined) return false;
  return globSync(sources as string[], { cwd: root }).every((source) => statSync(join(root, source)).mtimeMs <= madeAt);
}

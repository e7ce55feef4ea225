import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the portal lies, seen from the repository's root; the service shows it at `/docs`. */
export const DOCS_FOLDER = 'dist/docs';

/** Whatever the portal is made of, or made with. */
const SOURCES = [
  'openapi/**/*.{yaml,md}',
  'packages/client/README.md',
  'packages/html/src/palette.ts',
  'scripts/docs/**/*.*',
  'scripts/docs/site/.vitepress/**/*.*',
  'scripts/samples/*.ts',
  'scripts/package.json',
];

/** Whether the portal is there, and younger than everything it is made of. */
export function areDocsFresh(root: string): boolean {
  const built = statSync(join(root, DOCS_FOLDER, 'index.html'), { throwIfNoEntry: false });
  if (!built) return false;
  return globSync(SOURCES, { cwd: root }).every((source) => statSync(join(root, source)).mtimeMs <= built.mtimeMs);
}

import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { redocly } from '../redocly.ts';

/** Where the page lies, seen from the repository's root; the service shows it at `/docs`. */
export const DOCS_FILE = 'dist/docs.html';

/** @returns the page's path */
export async function buildDocs(root: string): Promise<string> {
  const file = join(root, DOCS_FILE);
  await redocly(['build-docs', 'openapi/openapi.yaml', '--inlineBundle', '--output', file], root);
  return file;
}

/** Whether the page is there, and younger than everything it is made of. */
export function areDocsFresh(root: string): boolean {
  const built = statSync(join(root, DOCS_FILE), { throwIfNoEntry: false });
  if (!built) return false;
  const sources = globSync(['openapi/**/*.{yaml,md}', 'redocly.yaml'], { cwd: root });
  return sources.every((source) => statSync(join(root, source)).mtimeMs <= built.mtimeMs);
}

/** What follows from contents alone and takes long to make is kept in `node_modules/.cache`, until the contents change. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const CACHE = 'node_modules/.cache';

/** A hash of names and contents of all files of the patterns, seen from the root. Tests are left out. */
export function hashOfFiles(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(patterns as string[], { cwd: root, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => !/\.test\.ts$/.test(path));
  for (const path of paths.sort()) hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * @param name of what is kept: a path below the cache, without ending; the newest contents take the place of those before
 * @param contents a hash of all that the value follows from
 * @param make gives plain JSON
 */
export async function kept<Value>(
  root: string,
  name: string,
  contents: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const file = join(root, CACHE, `${name}.json`);
  const found = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (found?.contents === contents) return found.value;
  const value = await make();
  // Several processes may get here at once: each writes its own, and the last rename stays.
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, JSON.stringify({ contents, value }));
  await rename(unfinished, file);
  return value;
}

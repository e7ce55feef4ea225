/** Cache in `node_modules/.cache` for values that depend only on file contents and are slow to compute. */
import { createHash } from 'node:crypto';
import { type Dirent, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const CACHE = 'node_modules/.cache';

const isPackages = ({ name }: Dirent) => name === 'node_modules';

/** Returns a hash of the names and contents of all files that match the patterns, excluding tests and packages. */
export function hashOfFiles(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const entries = globSync(patterns as string[], { cwd: root, withFileTypes: true, exclude: isPackages });
  const files = entries.filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => !/\.test\.ts$/.test(path));
  for (const path of paths.sort()) hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * Returns a cached value, or creates and stores it. `name` is the path below the cache without an extension. New
 * contents replace earlier ones. `contents` is a hash of everything that the value depends on. `make` returns plain
 * JSON.
 */
export async function cached<Value>(
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
  // Several processes may reach this point concurrently. Each process writes a separate file, and the last rename wins.
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, JSON.stringify({ contents, value }));
  await rename(unfinished, file);
  return value;
}

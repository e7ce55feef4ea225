import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates the folder in which a run's tests record the errors that they receive; see `expect-error.ts` in the server's
 * tests.
 */
export async function freshFolder(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

export async function neverProvoked(declared: Iterable<string>, folder: string): Promise<string[]> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const provoked = new Set(texts.join('').split('\n').filter(Boolean));
  const missing = [...declared].filter((key) => !provoked.has(key));
  return missing.map((key) => `${key}: declared in openapi/errors.yaml, but no test triggers it over HTTP`);
}

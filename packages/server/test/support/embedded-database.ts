import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { openInMemory } from '../../src/database/embedded.ts';
import { type Database, prepare } from '../../src/database/open.ts';
import { schemaVersion } from './schema-version.ts';

const CACHE_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

let snapshot: Promise<Blob> | undefined;

/** Opens a separate in-memory database from a snapshot with all migrations applied. */
export async function openEmbeddedTestDatabase(): Promise<Database> {
  snapshot ??= readSnapshot();
  return prepare('staging', 'embedded', await openInMemory(await snapshot));
}

/**
 * Creates a data folder like the one that a service creates on its first start. This saves the seconds that it takes to
 * create a database.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  snapshot ??= readSnapshot();
  await (await PGlite.create({ dataDir: join(folder, 'postgres'), loadDataDir: await snapshot })).close();
}

async function readSnapshot(): Promise<Blob> {
  const file = `${CACHE_FOLDER}database-${schemaVersion()}.tar`;
  if (!existsSync(file)) await makeSnapshot(file);
  return new Blob([await readFile(file)]);
}

async function makeSnapshot(file: string): Promise<void> {
  const opened = await openInMemory();
  const database = await prepare('staging', 'embedded', opened);
  const dump = await opened.pglite.dumpDataDir('none');
  await database.close();
  await mkdir(CACHE_FOLDER, { recursive: true });
  // Several test workers may reach this point concurrently. Each worker writes a separate file, and the last rename
  // wins.
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
}

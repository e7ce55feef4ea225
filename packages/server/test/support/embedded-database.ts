import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DataFolder, keptDataFolder, readDataFolder } from '../../src/database/data-folder.ts';
import { openInMemory } from '../../src/database/embedded.ts';
import { schemaVersion } from '../../src/database/migrations.ts';
import { type Database, prepare } from '../../src/database/open.ts';

const CACHE_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

let migrated: Promise<DataFolder> | undefined;

/** Opens a separate in-memory database with all migrations applied. */
export async function openEmbeddedTestDatabase(): Promise<Database> {
  migrated ??= readMigrated();
  return prepare('staging', 'embedded', await openInMemory(await migrated));
}

/**
 * Creates a data folder like the one that a service creates on its first start. This saves the seconds that it takes to
 * create a database.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  migrated ??= readMigrated();
  await mkdir(join(folder, 'postgres'), { recursive: true, mode: 0o700 });
  for (const { path, content } of await migrated) {
    const at = join(folder, 'postgres', path);
    await (content ? writeFile(at, content) : mkdir(at));
  }
}

async function readMigrated(): Promise<DataFolder> {
  return keptDataFolder(`${CACHE_FOLDER}database-1-${await schemaVersion()}`, async () => {
    const opened = await openInMemory();
    const { close } = await prepare('staging', 'embedded', opened);
    const folder = await readDataFolder(opened);
    await close();
    return folder;
  });
}

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Brings the schema up to date. Safe when several instances start at once: the migrator takes a lock. */
export async function migrate(db: Kysely<Record<never, never>>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error');
  throw new Error(`The migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}

/** Every file of the folder is one migration, in the order of the names, in one transaction. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql'));
  const migrations = names.map(async (name) => {
    const text = await readFile(`${MIGRATIONS_FOLDER}${name}`, 'utf8');
    const up = async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db));
    return [name.replace(/\.sql$/, ''), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}

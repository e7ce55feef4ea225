import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DatabaseConfig } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { OpenPool } from './pool.ts';
import { openPostgres } from './postgres.ts';
import { explainPostgres } from './start-problems.ts';

export type Database = {
  readonly kind: DatabaseConfig['kind'];
  readonly pool: pg.Pool;
  /** Each store narrows it to its own tables: `db.withTables<CarSearchTables>()`. */
  readonly db: Kysely<Record<never, never>>;
  readonly close: () => Promise<void>;
};

/**
 * One SQL on two engines: PostgreSQL where a URL is given, else the embedded one. The schema is brought up to date.
 * @throws StartupError that says what to do when the database cannot be used
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.kind === 'embedded') return prepare('embedded', await openEmbedded(config.folder));
  try {
    return await prepare('postgres', await openPostgres(config.url));
  } catch (error) {
    throw explainPostgres(error);
  }
}

export async function prepare(kind: Database['kind'], { pool, close }: OpenPool): Promise<Database> {
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { kind, pool, db, close };
}

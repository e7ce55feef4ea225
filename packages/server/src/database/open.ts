import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseConfig } from '../config.ts';
import { StartupError } from '../shared/startup-error.ts';
import { type OpenPool, openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { typeParsers } from './type-parsers.ts';

const MIN_POSTGRES_VERSION = 150_000;
const CONNECTIONS = 20;
const CONNECT_TIMEOUT_MS = 5_000;

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
  const opened = config.kind === 'postgres' ? await openPostgres(config.url) : await openEmbedded(config.folder);
  return prepare(config.kind, opened);
}

export async function prepare(kind: Database['kind'], { pool, close }: OpenPool): Promise<Database> {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { kind, pool, db, close };
}

async function openPostgres(url: string): Promise<OpenPool> {
  const pool = new pg.Pool({
    connectionString: url,
    types: typeParsers,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    if (Number(rows[0]?.version) < MIN_POSTGRES_VERSION) {
      throw new StartupError('DATABASE_URL: PostgreSQL 15 or newer is needed.');
    }
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
    throw new StartupError(
      `DATABASE_URL: PostgreSQL does not answer (${reason}). Start it, correct the URL, or unset it to use the embedded database.`,
    );
  }
  return { pool, close: () => pool.end() };
}

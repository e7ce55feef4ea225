import { StartupError } from '../shared/startup-error.ts';
import { createPool, type OpenPool } from './pool.ts';

const MIN_POSTGRES_VERSION = 150_000;
const CONNECTIONS = 20;
const CONNECT_TIMEOUT_MS = 5_000;

/** @throws StartupError when the server does not let us in */
export async function openPostgres(url: string): Promise<OpenPool> {
  const pool = createPool({
    connectionString: url,
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

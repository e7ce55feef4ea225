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
    throw error;
  }
  return { pool, close: () => pool.end() };
}

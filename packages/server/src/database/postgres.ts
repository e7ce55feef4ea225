import type { Socket } from 'node:net';
import pg from 'pg';
import type { PostgresConfig } from '../config/config.ts';
import { StartupError } from '../shared/startup-error.ts';
import { FairPool, type OpenPool } from './pool.ts';
import { createPreparing } from './prepared-statements.ts';

const MIN_POSTGRES_VERSION = 150_000;
const CHANGING_ROLE = 727_004;
const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;
/** Time added to the statement timeout. A server that stays silent for longer is frozen or unreachable. */
const SILENCE_AFTER_STATEMENT_MS = 2_000;

/** Throws if the server refuses the connection or login. */
export async function openPostgres(config: PostgresConfig): Promise<OpenPool> {
  if (config.isPooled) await keepTimeouts(config);
  const pool = new FairPool({
    connectionString: config.url,
    max: config.connections,
    patienceMilliseconds: CONNECT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // A pooler rejects session parameters, so the timeouts are set on the role instead.
    ...(!config.isPooled && timeoutsOf(config)),
  });
  pool.on('connect', (client) =>
    breakWhenSilent(client, config.statementTimeoutMilliseconds + SILENCE_AFTER_STATEMENT_MS),
  );
  try {
    await prepareStatements(pool, config);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, close: () => pool.end() };
}

type Client = pg.PoolClient & { readonly processID: number };
type Server = { readonly version: number; readonly pid: number; readonly isForwarded: boolean };

/**
 * Makes the pool prepare repeated statements, by default only on direct connections. Throws if the server is too old,
 * or if `DATABASE_PREPARED_STATEMENTS=true` requires prepared statements and the pooler does not support them.
 */
async function prepareStatements(pool: pg.Pool, { isPrepared }: PostgresConfig): Promise<void> {
  const client = (await pool.connect()) as Client;
  try {
    // A pooler that supports prepared statements renames them.
    const name = `connected ${crypto.randomUUID()}`;
    const text = `select current_setting('server_version_num')::integer as version, pg_backend_pid() as pid,
      exists (select from pg_prepared_statements where name = $1) as "isForwarded"`;
    const { rows } = await client.query<Server>({ name, text, values: [name] });
    const [{ version, pid, isForwarded }] = rows as [Server];
    if (version < MIN_POSTGRES_VERSION) throw new StartupError('DATABASE_URL: PostgreSQL 15 or newer is required.');
    // A pooler returns a process ID that differs from the server's.
    const isDirect = client.processID === pid;
    if (isPrepared && isForwarded && !isDirect) {
      throw new StartupError(
        'DATABASE_PREPARED_STATEMENTS: the pooler does not support prepared statements. Use PgBouncer 1.21 or newer ' +
          'with max_prepared_statements, or remove this setting.',
      );
    }
    if (!(isPrepared ?? isDirect)) return;
    const prepare = createPreparing();
    prepare(client);
    pool.on('connect', prepare);
  } finally {
    client.release();
  }
}

/** Opens a direct connection to the server for migrations, without statement timeouts. */
export async function openPostgresPatiently(config: PostgresConfig): Promise<OpenPool> {
  const { url, migrationUrl } = config;
  const pool = new FairPool({
    connectionString: migrationUrl ?? url,
    max: 1,
    patienceMilliseconds: CONNECT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  if (migrationUrl) for (const name of Object.keys(timeoutsOf(config))) await pool.query(`set ${name} = 0`);
  return { pool, close: () => pool.end() };
}

/** Sets the timeouts on the role, and applies them to the current connection, which a pooler may reuse. */
async function keepTimeouts(config: PostgresConfig): Promise<void> {
  const client = new pg.Client({ connectionString: config.url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    const timeouts = Object.entries(timeoutsOf(config));
    await client.query(`begin; select pg_advisory_xact_lock(${CHANGING_ROLE})`);
    const { rows } = await client.query<{ change: string }>(
      `select format('alter role %I in database %I set %I = %L', current_user, current_database(), name, value) as change
       from unnest($1::text[], $2::text[]) as wanted (name, value)
       where not exists (
         select from pg_db_role_setting
         where setrole = (select oid from pg_roles where rolname = current_user)
           and setdatabase = (select oid from pg_database where datname = current_database())
           and name || '=' || value = any(setconfig)
       )`,
      [timeouts.map(([name]) => name), timeouts.map(([, value]) => String(value))],
    );
    const changes = rows.map(({ change }) => change);
    const here = timeouts.map(([name, value]) => `set ${name} = ${value}`);
    await client.query([...changes, ...here, 'commit'].join('; '));
  } finally {
    await client.end();
  }
}

const timeoutsOf = (config: PostgresConfig) => ({
  statement_timeout: config.statementTimeoutMilliseconds,
  lock_timeout: config.lockTimeoutMilliseconds,
  idle_in_transaction_session_timeout: config.idleTransactionTimeoutMilliseconds,
});

function breakWhenSilent(client: pg.PoolClient, milliseconds: number): void {
  const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection;
  stream.setTimeout(milliseconds, () =>
    stream.destroy(new Error(`PostgreSQL did not respond within ${milliseconds} ms`)),
  );
}

import pg from 'pg';

const ANSWER_WITHIN_MS = 2_000;

/**
 * Finds a PostgreSQL server. Tries TEST_DATABASE_URL, the PG… variables, the socket and port 5432. Requires permission
 * to create databases. Throws an Error if a server is configured explicitly but does not respond.
 */
export async function findPostgres(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const named = env.TEST_DATABASE_URL;
  if (named) {
    if (await answers(named)) return named;
    throw new Error(
      'The PostgreSQL server at TEST_DATABASE_URL does not respond, or its user may not create databases',
    );
  }
  for (const candidate of candidates(env)) if (await answers(candidate)) return candidate;
  return undefined;
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  const users = [...new Set([env.PGUSER, env.USER, 'postgres'].filter((name) => name !== undefined))];
  const fromVariables = env.PGHOST ? [connectionString(env.PGHOST, env.PGPORT, env.PGUSER ?? 'postgres', env)] : [];
  const local = users.flatMap((user) => [
    connectionString('/var/run/postgresql', env.PGPORT, user, env),
    connectionString('localhost', env.PGPORT, user, env),
  ]);
  return [...fromVariables, ...local];
}

function connectionString(host: string, port = '5432', user: string, env: NodeJS.ProcessEnv): string {
  const login = [user, env.PGPASSWORD]
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join(':');
  const database = encodeURIComponent(env.PGDATABASE ?? 'postgres');
  return host.startsWith('/')
    ? `postgresql://${login}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
    : `postgresql://${login}@${host}:${port}/${database}`;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as allowed from pg_roles where rolname = current_user',
    );
    return rows[0]?.allowed === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

import { findPostgres } from './find-postgres.ts';

/** The projects of vitest.config.ts that each word stands for. */
const ENGINES = { pglite: ['pglite'], postgres: ['postgres'], both: ['pglite', 'postgres'] };

export type Engine = keyof typeof ENGINES;
export type Databases = { readonly projects: readonly string[]; readonly postgres: string };

/**
 * On which databases the tests run, and where PostgreSQL is. A machine without one leaves it out, and says so; CI does not.
 * @throws Error of one line when there is no such engine, or PostgreSQL has to be there and is not
 */
export async function databasesFor(engine: string, env: NodeJS.ProcessEnv): Promise<Databases> {
  if (!Object.hasOwn(ENGINES, engine)) {
    throw new Error(`--engine is one of ${Object.keys(ENGINES).join(', ')}, not ${engine}.`);
  }
  if (engine === 'pglite') return { projects: ENGINES.pglite, postgres: '' };
  const postgres = await findPostgres(env);
  if (postgres) return { projects: ENGINES[engine as Engine], postgres };
  const looked = 'No PostgreSQL answers here (TEST_DATABASE_URL, PGHOST, the socket, port 5432)';
  if (engine === 'postgres' || env.CI === 'true') throw new Error(`${looked}: start one, or run .ci/run, which does.`);
  console.log(`${looked}: its tests are left out.`);
  return { projects: ENGINES.pglite, postgres: '' };
}

import { findPostgres } from './find-postgres.ts';

/** Projects of vitest.config.ts for each engine name. */
const ENGINES = { pglite: ['pglite'], postgres: ['postgres'], both: ['pglite', 'postgres'] };

export type Engine = keyof typeof ENGINES;
export type Databases = { readonly projects: readonly string[]; readonly postgres: string };

/**
 * Without PostgreSQL its tests are skipped with a message, except in CI.
 * @throws a one-line Error when the engine is unknown, or PostgreSQL is required and missing
 */
export async function databasesFor(engine: string, env: NodeJS.ProcessEnv): Promise<Databases> {
  if (!Object.hasOwn(ENGINES, engine)) {
    throw new Error(`--engine must be one of ${Object.keys(ENGINES).join(', ')}, not ${engine}.`);
  }
  if (engine === 'pglite') return { projects: ENGINES.pglite, postgres: '' };
  const postgres = await findPostgres(env);
  if (postgres) return { projects: ENGINES[engine as Engine], postgres };
  const looked = 'No PostgreSQL server responds (TEST_DATABASE_URL, PGHOST, the socket, port 5432)';
  if (engine === 'postgres' || env.CI === 'true')
    throw new Error(`${looked}. Start one, or run .ci/run, which starts one.`);
  console.log(`${looked}. Its tests are skipped.`);
  return { projects: ENGINES.pglite, postgres: '' };
}

import { findPostgres } from './find-postgres.ts';

/** The projects in vitest.config.ts that each engine name selects. */
const ENGINES = { pglite: ['pglite'], postgres: ['postgres'], both: ['pglite', 'postgres'] };

type Engine = keyof typeof ENGINES;
export type Databases = {
  readonly projects: readonly string[];
  /** Environment variables for vitest.config.ts. */
  readonly env: { readonly TEST_DATABASE_URL: string; readonly TEST_ENGINE: string };
};

/**
 * Returns the databases to test on. Without an engine, server tests run on PostgreSQL if it is available, and some of
 * them on both databases; these are listed in vitest.config.ts. If PostgreSQL is missing, all tests run on the embedded
 * database, except in CI. Throws a one-line Error if the engine is unknown, or if PostgreSQL is required but missing.
 */
export async function databasesFor(engine: string | undefined, env: NodeJS.ProcessEnv): Promise<Databases> {
  if (engine !== undefined && !Object.hasOwn(ENGINES, engine)) {
    throw new Error(`--engine must be one of ${Object.keys(ENGINES).join(', ')}, not ${engine}.`);
  }
  const embedded = { projects: ENGINES.pglite, env: { TEST_DATABASE_URL: '', TEST_ENGINE: 'pglite' } };
  if (engine === 'pglite') return embedded;
  const postgres = await findPostgres(env);
  if (postgres) {
    const projects = ENGINES[(engine ?? 'both') as Engine];
    return { projects, env: { TEST_DATABASE_URL: postgres, TEST_ENGINE: engine ?? '' } };
  }
  const looked = 'No PostgreSQL server responds (TEST_DATABASE_URL, PGHOST, the socket, port 5432)';
  if (engine === 'postgres' || env.CI === 'true')
    throw new Error(`${looked}. Start one, or run .ci/run, which starts one.`);
  console.log(`${looked}. The embedded database runs all tests.`);
  return embedded;
}

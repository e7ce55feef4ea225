import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Config, DatabaseConfig, PostgresConfig } from '../config/config.ts';
import { openEmbedded } from './embedded.ts';
import { stamp } from './environment.ts';
import { migrate } from './migrate.ts';
import type { FairPool, OpenPool } from './pool.ts';
import { openPostgres, openPostgresPatiently } from './postgres.ts';
import { assertHistoryIsSafe, grantPortalRights, grantRights, roleOf } from './rights.ts';
import { explainPostgres } from './start-problems.ts';
import { checkWrittenFormat } from './written-format.ts';

export type Database = {
  readonly kind: DatabaseConfig['kind'];
  readonly pool: FairPool;
  /** The untyped query builder. Each store narrows it to its own tables: `db.withTables<CarSearchTables>()`. */
  readonly db: Kysely<Record<never, never>>;
  /** The same database with operator privileges, for the portal. */
  readonly portal?: Database | undefined;
  readonly close: () => Promise<void>;
};

/**
 * Opens PostgreSQL if a URL is set, otherwise the embedded engine. Migrates the schema and grants privileges to the
 * service role. Throws a StartupError with a remedy if the database is unusable.
 */
export async function openDatabase(config: Pick<Config, 'database' | 'environment'>): Promise<Database> {
  const { database, environment } = config;
  if (database.kind === 'embedded') return prepare(environment, 'embedded', await openEmbedded(database.folder));
  try {
    const opened = await openPostgres(database);
    const migrating = await openPostgresPatiently(database);
    return await prepare(environment, 'postgres', opened, migrating, await openPortalPool(database));
  } catch (error) {
    throw explainPostgres(error);
  }
}

/**
 * Opens the database with the owner's privileges, which operator commands need if the service has a separate role.
 * Throws a StartupError with a remedy if the database is unusable.
 */
export async function openAsOwner(config: Pick<Config, 'database' | 'environment'>): Promise<Database> {
  const asService = await openDatabase(config);
  const { database } = config;
  if (database.kind === 'embedded' || database.migrationUrl === undefined) return asService;
  await asService.close();
  const { pool, close } = await openPostgres({ ...database, url: database.migrationUrl, migrationUrl: undefined });
  return { kind: 'postgres', pool, db: kyselyOn(pool), close };
}

/**
 * Prepares the database. `migrating` is the schema owner's connection if that differs from the service's. That
 * connection is closed before the function returns.
 */
export async function prepare(
  environment: Config['environment'],
  kind: Database['kind'],
  opened: OpenPool,
  migrating?: OpenPool,
  portal?: OpenPool,
): Promise<Database> {
  const { pool } = opened;
  const close = () => opened.close().finally(portal?.close);
  try {
    const role = migrating && (await roleOf(pool));
    const portalRole = portal && (await roleOf(portal.pool));
    await migrate(kyselyOn((migrating ?? opened).pool), undefined, async (tx, { isNew }) => {
      await stamp(tx, environment);
      await checkWrittenFormat(tx, { isNew, isAlone: kind === 'embedded' });
      if (role) await grantRights(tx, role, environment);
      if (portalRole) await grantPortalRights(tx, portalRole);
    });
    if (kind === 'postgres' && environment === 'production')
      await Promise.all([
        assertHistoryIsSafe(pool, 'DATABASE_URL'),
        portal && assertHistoryIsSafe(portal.pool, 'PORTAL_DATABASE_URL'),
      ]);
  } catch (error) {
    await close();
    throw error;
  } finally {
    await migrating?.close();
  }
  const own = portal && { kind, pool: portal.pool, db: kyselyOn(portal.pool), close: portal.close };
  return { kind, pool, db: kyselyOn(pool), portal: own, close };
}

/** Returns a database that is already prepared, such as one opened from a snapshot. */
export const unchanged = (kind: Database['kind'], { pool, close }: OpenPool): Database => ({
  kind,
  pool,
  db: kyselyOn(pool),
  close,
});

/** Only a few people use the portal at a time. */
const PORTAL_CONNECTIONS = 5;

async function openPortalPool({ portalUrl, ...database }: PostgresConfig): Promise<OpenPool | undefined> {
  return portalUrl ? openPostgres({ ...database, url: portalUrl, connections: PORTAL_CONNECTIONS }) : undefined;
}

const kyselyOn = (pool: pg.Pool) => new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });

import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/database/open.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { grantRights, rights } from '../../src/database/rights.ts';
import { behindWall } from './agency-wall.ts';

export const SERVICE_ROLE = 'agency_test_service';

/**
 * The same database as the service has it in production: through a role that may do what the service does, and no more. Tests
 * themselves stay its owner. The embedded database has one role only. On both, what it sends for an agency has to name it.
 * @param sent told of each statement, and of the operation that it is sent for
 * @param environment on staging the service has the rights of the portal, too
 */
export async function openAsService(
  owned: Database,
  sent: (operation: string | undefined) => void = () => {},
  environment: 'staging' | 'production' = 'staging',
): Promise<Database> {
  const tables = Object.keys(rights);
  if (owned.kind === 'embedded') return { ...owned, db: behindWall(owned.pool, tables, sent), close: async () => {} };
  // Made by whichever test worker comes first.
  await owned.pool.query(
    `do $$ begin create role ${SERVICE_ROLE}; exception when duplicate_object or unique_violation then null; end $$`,
  );
  // Another file's service of staging may have had this database before.
  if (environment === 'production')
    await owned.pool.query(`revoke all on all tables in schema public from ${SERVICE_ROLE}`);
  await owned.db.transaction().execute((tx) => grantRights(tx, SERVICE_ROLE, environment));
  const { database } = readConfig({ APP_ENV: 'staging', DATABASE_URL: urlAs(SERVICE_ROLE, owned) });
  if (database.kind !== 'postgres') throw new Error('the URL is that of PostgreSQL');
  const { pool, close } = await openPostgres(database);
  return { kind: 'postgres', pool, db: behindWall(pool, tables, sent), close };
}

/** The URL of this database with connections of another role. */
export function urlAs(role: string, { pool }: Database): string {
  const url = String(pool.options.connectionString);
  return `${url}${url.includes('?') ? '&' : '?'}options=-c%20role%3D${role}`;
}

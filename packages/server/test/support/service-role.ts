import { readConfig } from '../../src/config/config.ts';
import type { Database } from '../../src/database/open.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { grantRights, rights } from '../../src/database/rights.ts';
import { behindWall } from './agency-wall.ts';

export const SERVICE_ROLE = 'agency_test_service';

/**
 * Opens the database as the service does in production, with a role restricted to the service's privileges. Tests still
 * connect as the owner. The embedded database has only one role. On both engines, every statement that an agency's
 * request sends is checked for agency isolation. `sent` is called for each statement, with the operation that sends it.
 * In the `staging` environment, the service also has the portal's privileges.
 */
export async function openAsService(
  owned: Database,
  sent: (operation: string | undefined) => void = () => {},
  environment: 'staging' | 'production' = 'staging',
): Promise<Database> {
  const tables = Object.keys(rights);
  if (owned.kind === 'embedded') return { ...owned, db: behindWall(owned.pool, tables, sent), close: async () => {} };
  // The first test worker creates the role.
  await owned.pool.query(
    `do $$ begin create role ${SERVICE_ROLE}; exception when duplicate_object or unique_violation then null; end $$`,
  );
  // A staging service from a different test file may already have used this database.
  if (environment === 'production')
    await owned.pool.query(`revoke all on all tables in schema public from ${SERVICE_ROLE}`);
  await owned.db.transaction().execute((tx) => grantRights(tx, SERVICE_ROLE, environment));
  const { database } = readConfig({ APP_ENV: 'staging', DATABASE_URL: urlAs(SERVICE_ROLE, owned) });
  if (database.kind !== 'postgres') throw new Error('the URL is that of PostgreSQL');
  const { pool, close } = await openPostgres(database);
  return { kind: 'postgres', pool, db: behindWall(pool, tables, sent), close };
}

export function urlAs(role: string, { pool }: Database): string {
  const url = String(pool.options.connectionString);
  return `${url}${url.includes('?') ? '&' : '?'}options=-c%20role%3D${role}`;
}

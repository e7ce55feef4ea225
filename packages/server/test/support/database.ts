import type { Database } from '../../src/database/open.ts';
import { openEmbeddedTestDatabase } from './embedded-database.ts';
import { openPostgresTestDatabase } from './postgres-database.ts';

/** An empty database with the current schema: on PostgreSQL when TEST_DATABASE_URL names one, else embedded. */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openPostgresTestDatabase(url) : openEmbeddedTestDatabase();
}

import { sql, type Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import { StartupError } from '../shared/startup-error.ts';

type Tx = Transaction<Record<never, never>>;

/**
 * Stamps a database with the environment of its first start. The stamp never changes.
 * Throws a StartupError for a different environment, and for production on a database that contains a staging key.
 */
export async function stamp(tx: Tx, environment: Config['environment']): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from environment`.execute(tx);
  const [stamped] = rows;
  if (stamped && stamped.name !== environment) {
    throw new StartupError(
      `APP_ENV: this database belongs to ${stamped.name} and cannot be used by ${environment}. Start with ` +
        `APP_ENV=${stamped.name}, or set a different DATABASE_URL.`,
      { guard: 'database' },
    );
  }
  if (environment === 'production') await assertNoStagingKeys(tx);
  if (!stamped) await sql`insert into environment (name) values (${environment})`.execute(tx);
}

async function assertNoStagingKeys(tx: Tx): Promise<void> {
  const { rows } = await sql`select from api_key where starts_with(key, 'ak_staging_') limit 1`.execute(tx);
  if (rows.length === 0) return;
  throw new StartupError(
    'DATABASE_URL: this database contains staging keys, whose secrets are published. Use a database that ' +
      'only production has used.',
    { guard: 'database' },
  );
}

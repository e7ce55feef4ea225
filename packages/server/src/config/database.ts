import { z } from 'zod';
import { setting } from './declared.ts';
import { flag, optional, postgresUrl, text, whole } from './kinds.ts';

export const databaseSettings = () =>
  z
    .object({
      url: setting('DATABASE_URL', optional(postgresUrl()), {
        productionNeeds: 'a separate PostgreSQL server',
        meaning: 'Connection to PostgreSQL 15 or newer. Without it, the service uses an embedded PGlite database.',
      }),
      migrationUrl: setting('DATABASE_MIGRATION_URL', optional(postgresUrl()), {
        meaning:
          'Direct connection to PostgreSQL as the schema owner. Migrations and grants use it. Set it when `DATABASE_URL` has a separate role or points to a pooler.',
      }),
      portalUrl: setting('PORTAL_DATABASE_URL', optional(postgresUrl()), {
        meaning:
          'Connection for the portal to the same PostgreSQL database, with a separate role that has the rights operators need. Without it, the portal is not served in production.',
      }),
      isPooled: setting('DATABASE_POOLED', flag(), {
        default: 'false',
        meaning: 'Whether `DATABASE_URL` points to PgBouncer in transaction mode. Implied by `DATABASE_MIGRATION_URL`.',
      }),
      isPrepared: setting('DATABASE_PREPARED_STATEMENTS', optional(flag()), {
        meaning:
          'Whether PostgreSQL keeps the plans of repeated statements. By default, it does so only on direct connections. Behind PgBouncer, `true` requires version 1.21 or newer with `max_prepared_statements`.',
      }),
      folder: setting('DATA_DIR', text(), {
        default: '.data',
        meaning: 'Folder for the data of the embedded database and the sandbox',
      }),
      connections: setting('DATABASE_CONNECTIONS', whole(4, 1_000), {
        default: '20',
        meaning: 'Maximum number of PostgreSQL connections for this process. One agency can use at most half of them.',
      }),
      statementTimeoutMilliseconds: setting('DATABASE_STATEMENT_TIMEOUT_MS', whole(100, 600_000), {
        default: '10000',
        meaning: 'Milliseconds after which PostgreSQL cancels a statement. Migrations may take longer.',
      }),
      lockTimeoutMilliseconds: setting('DATABASE_LOCK_TIMEOUT_MS', whole(100, 600_000), {
        default: '5000',
        meaning: 'Milliseconds that a statement waits for a locked row or table',
      }),
      idleTransactionTimeoutMilliseconds: setting('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', whole(100, 600_000), {
        default: '10000',
        meaning: 'Milliseconds after which PostgreSQL ends the idle transaction of a frozen process',
      }),
    })
    .transform(({ url, folder, isPooled, ...rest }) =>
      url
        ? ({ kind: 'postgres', url, isPooled: isPooled || rest.migrationUrl !== undefined, ...rest } as const)
        : ({ kind: 'embedded', folder } as const),
    );

import { z } from 'zod';
import { setting } from './config.declared.ts';
import { flag, optional, postgresUrl, text, whole } from './config.kinds.ts';

/** Where everything is kept, and how long it is waited for. */
export const databaseSettings = () =>
  z
    .object({
      url: setting('DATABASE_URL', optional(postgresUrl()), {
        productionNeeds: 'a PostgreSQL of its own',
        meaning: 'PostgreSQL 15 or newer; without it, an embedded PGlite',
      }),
      migrationUrl: setting('DATABASE_MIGRATION_URL', optional(postgresUrl()), {
        meaning:
          'the owner of the schema, at PostgreSQL itself: migrations and rights go there, where `DATABASE_URL` has a role of its own or is a pooler',
      }),
      portalUrl: setting('PORTAL_DATABASE_URL', optional(postgresUrl()), {
        meaning:
          'the same PostgreSQL through a role of its own, which gets the rights of operators: the portal works with it; without it, production serves no portal',
      }),
      isPooled: setting('DATABASE_POOLED', flag(), {
        default: 'false',
        meaning:
          'whether `DATABASE_URL` is PgBouncer in transaction mode; where `DATABASE_MIGRATION_URL` is set, it may always be',
      }),
      folder: setting('DATA_DIR', text(), {
        default: '.data',
        meaning: 'the folder of the embedded database and of the sandbox',
      }),
      connections: setting('DATABASE_CONNECTIONS', whole(4, 1_000), {
        default: '20',
        meaning: 'how many connections to PostgreSQL this process may hold; an agency gets half of them at most',
      }),
      statementTimeoutMilliseconds: setting('DATABASE_STATEMENT_TIMEOUT_MS', whole(100, 600_000), {
        default: '10000',
        meaning: 'after how many milliseconds PostgreSQL gives up a statement; migrations may take longer',
      }),
      lockTimeoutMilliseconds: setting('DATABASE_LOCK_TIMEOUT_MS', whole(100, 600_000), {
        default: '5000',
        meaning: 'how many milliseconds a statement waits for a locked row or table',
      }),
      idleTransactionTimeoutMilliseconds: setting('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', whole(100, 600_000), {
        default: '10000',
        meaning: 'after how many milliseconds PostgreSQL ends the transaction of a process that has frozen',
      }),
    })
    .transform(({ url, folder, isPooled, ...rest }) =>
      url
        ? ({ kind: 'postgres', url, isPooled: isPooled || rest.migrationUrl !== undefined, ...rest } as const)
        : ({ kind: 'embedded', folder } as const),
    );

import { setTimeout as wait } from 'node:timers/promises';
import { startPgBouncer } from '../../../ci/pgbouncer.ts';
import { startPostgres } from '../../../ci/postgres.ts';
import { isBackWithin, underTraffic } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';
import { createServiceDatabase, openStage } from '../stage.ts';

const RESTARTS = 3;
const BETWEEN_MS = 5_000;

export const pgbouncer: Scenario = {
  title: 'PgBouncer in transaction mode stands before PostgreSQL, and restarts: back within a second',
  needs: ['postgres', 'pgbouncer'],
  async run(progress) {
    const postgres = await startPostgres();
    const migrationUrl = await createServiceDatabase(postgres.url);
    const pooler = await startPgBouncer(migrationUrl);
    try {
      const environment = { DATABASE_MIGRATION_URL: migrationUrl };
      const stage = await openStage({ name: 'pgbouncer', url: pooler.url, environment });
      try {
        return await underTraffic({
          stage,
          progress,
          async disturb({ begin }) {
            for (let restarted = 0; restarted < RESTARTS; restarted += 1) {
              progress('PgBouncer restarts');
              const end = begin();
              await pooler.restart();
              end();
              await wait(BETWEEN_MS);
            }
            return [];
          },
          isKept: isBackWithin(1_000),
        });
      } finally {
        await stage.close();
      }
    } finally {
      await pooler.stop();
      await postgres.stop();
    }
  },
};

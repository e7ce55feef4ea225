import { setTimeout as wait } from 'node:timers/promises';
import { isBackWithin, onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';

const ENDED = 100;
const EVERY_MS = 200;

export const endedBackends: Scenario = {
  title: 'connections are ended at random: single requests fail, with a declared error',
  needs: ['postgres'],
  run: (progress) =>
    onPostgres({
      name: 'ended-backends',
      progress,
      async disturb({ stage, begin }) {
        progress(`${ENDED} connections are ended`);
        const end = begin();
        for (let ended = 0; ended < ENDED; ended += 1) {
          await wait(EVERY_MS);
          await stage.pool.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where usename = current_user and pid <> pg_backend_pid() order by random() limit 1`,
          );
        }
        end();
        return [];
      },
      isKept: (seen) =>
        isBackWithin(1_000)(seen) && seen.sent.every(({ status, key }) => status > 0 && (status < 500 || key)),
    }),
};

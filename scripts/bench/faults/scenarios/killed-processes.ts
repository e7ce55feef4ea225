import { setTimeout as wait } from 'node:timers/promises';
import { onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';

const KILLS = Number(process.env.KILLS ?? 50);
const LONGEST_PAUSE_MS = 400;

export const killedProcesses: Scenario = {
  title: 'processes are killed at random moments: no payment is lost or doubled',
  needs: ['postgres'],
  run: (progress) =>
    onPostgres({
      name: 'killed-processes',
      progress,
      async disturb({ stage, begin }) {
        const end = begin();
        for (let killed = 1; killed <= KILLS; killed += 1) {
          await wait(Math.random() * LONGEST_PAUSE_MS);
          await stage.killAny();
          if (killed % 10 === 0) progress(`${killed} of ${KILLS} processes killed`);
        }
        end();
        return [`${KILLS} processes killed`];
      },
      isKept: ({ violations }) => violations.length === 0,
    }),
};

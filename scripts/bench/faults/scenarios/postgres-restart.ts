import { setTimeout as wait } from 'node:timers/promises';
import { isBackWithin, onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';

const MODES = ['fast', 'immediate', 'fast', 'immediate'] as const;
const BETWEEN_MS = 5_000;

export const postgresRestart: Scenario = {
  title: 'PostgreSQL restarts, fast and as after a crash: back within a second',
  needs: ['postgres'],
  run: (progress) =>
    onPostgres({
      name: 'postgres-restart',
      progress,
      async disturb({ postgres, begin }) {
        const took: string[] = [];
        for (const mode of MODES) {
          progress(`PostgreSQL restarts, ${mode}`);
          const from = performance.now();
          const end = begin();
          await postgres.restart(mode);
          end();
          took.push(`${mode}: PostgreSQL took ${Math.round(performance.now() - from)} ms`);
          await wait(BETWEEN_MS);
        }
        return took;
      },
      isKept: isBackWithin(1_000),
    }),
};

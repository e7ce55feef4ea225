import { setTimeout as wait } from 'node:timers/promises';
import { isBackWithin, onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';

const FROZEN_MS = [3_000, 20_000];
const BETWEEN_MS = 8_000;
const READY_WITHIN_MS = 2_000;

export const frozen: Scenario = {
  title: 'PostgreSQL stands still: ready answers within 2 s, back within a second',
  needs: ['postgres'],
  run: (progress) =>
    onPostgres({
      name: 'frozen',
      progress,
      async disturb({ postgres, begin }) {
        for (const milliseconds of FROZEN_MS) {
          progress(`PostgreSQL stands still for ${milliseconds / 1000} s`);
          const end = begin();
          const goOn = await postgres.freeze();
          await wait(milliseconds);
          goOn();
          end();
          await wait(BETWEEN_MS);
        }
        return [];
      },
      isKept: (seen) =>
        isBackWithin(1_000)(seen) && seen.readiness!.every(({ milliseconds }) => milliseconds <= READY_WITHIN_MS),
    }),
};

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { failuresOf } from '../figures.ts';
import { isBackWithin, onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';

const HELD_MS = 20_000;
const TRIES_EVERY_MS = 50;

export const tooManyConnections: Scenario = {
  title:
    'somebody else takes every connection that is free: what is held serves on, and all is well when they are gone',
  needs: ['postgres'],
  run: (progress) =>
    onPostgres({
      name: 'too-many-connections',
      progress,
      postgres: { settings: { max_connections: '50' } },
      stage: { environment: { DATABASE_CONNECTIONS: '8' } },
      async disturb({ stage, sent, begin }) {
        const taken: pg.Client[] = [];
        progress('somebody takes every connection that is free');
        const end = begin();
        const from = performance.now();
        while (performance.now() < from + HELD_MS) {
          const client = new pg.Client({ connectionString: stage.pool.options.connectionString });
          client.on('error', () => {});
          const isIn = await client.connect().then(
            () => true,
            () => false,
          );
          if (isIn) taken.push(client);
          else await wait(TRIES_EVERY_MS);
        }
        const during = sent.filter(({ at }) => at >= from);
        const notes = [
          `${taken.length} connections taken; meanwhile ${during.length} requests, ${JSON.stringify(failuresOf(during))}`,
        ];
        await Promise.all(taken.map((client) => client.end()));
        end();
        return notes;
      },
      isKept: isBackWithin(1_000),
    }),
};

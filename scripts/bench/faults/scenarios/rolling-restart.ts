import { checkOut } from '../earlier-release.ts';
import { isGood } from '../figures.ts';
import { onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';
import { PATIENT_WITH_EXTERNAL_SYSTEMS } from '../stage.ts';

const REQUESTS = Number(process.env.REQUESTS ?? 10_000);
const PER_SECOND = Number(process.env.PER_SECOND ?? 50);
/**
 * `PREVIOUS=<revision>` upgrades from that release and then rolls back to it. By default, the old and the new processes
 * all run this release.
 */
const { PREVIOUS } = process.env;

/**
 * Replaces the processes one by one: first with this release, which migrates the schema, then with the previous one on
 * the new schema.
 */
export const rollingRestart: Scenario = {
  title: 'rolling upgrade, then roll-back: no request fails',
  needs: ['postgres'],
  async run(progress) {
    const previous = PREVIOUS ? checkOut(PREVIOUS) : undefined;
    try {
      return await onPostgres({
        name: 'rolling-restart',
        progress,
        perSecond: PER_SECOND,
        stage: { program: previous?.program, environment: PATIENT_WITH_EXTERNAL_SYSTEMS },
        async disturb({ stage, sent, begin }) {
          let replaced = 0;
          async function replaceUntil(requests: number, program?: string): Promise<void> {
            while (sent.length < requests) {
              await stage.replaceOldest(program);
              replaced += 1;
              progress(`${replaced} processes replaced, ${sent.length} requests`);
            }
          }
          const end = begin();
          await replaceUntil(REQUESTS / 2);
          if (!previous) {
            await stage.pool.query(
              `insert into kysely_migration values ('9999-of-a-later-release', '', 'unknown here')`,
            );
          }
          await replaceUntil(REQUESTS, previous?.program);
          end();
          return [`${replaced} processes replaced`];
        },
        isKept: ({ sent, violations }) => violations.length === 0 && sent.every(isGood),
      });
    } finally {
      previous?.remove();
    }
  },
};

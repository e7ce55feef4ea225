import { setTimeout as wait } from 'node:timers/promises';
import { openLegDesk } from '../leg-desk.ts';
import { onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const KILLS = Number(process.env.KILLS ?? 50);
const LONGEST_PAUSE_MS = 400;

/** Returns the legs that had been canceled before the last kill. */
async function canceledLegs({ pool }: Stage): Promise<string> {
  const { rows } = await pool.query<{ by: string; legs: number }>(
    `select leg #>> '{canceled,by}' as by, count(*)::int as legs from transfer_order, json_array_elements(legs) leg
     where leg -> 'canceled' is not null group by 1 order by 1`,
  );
  return `legs canceled: ${rows.map(({ by, legs }) => `${legs} by the ${by}`).join(', ')}`;
}

type Given = Pick<Parameters<typeof onPostgres>[0], 'name' | 'agencies' | 'openDesk'> & {
  readonly countIn?: (stage: Stage) => Promise<string>;
};

const whileKilling = (title: string, { countIn, ...given }: Given): Scenario => ({
  title,
  needs: ['postgres'],
  run: (progress) =>
    onPostgres({
      ...given,
      progress,
      async disturb({ stage, begin }) {
        const end = begin();
        for (let killed = 1; killed <= KILLS; killed += 1) {
          await wait(Math.random() * LONGEST_PAUSE_MS);
          await stage.killAny();
          if (killed % 10 === 0) progress(`${killed} of ${KILLS} processes killed`);
        }
        end();
        return [`${KILLS} processes killed`, ...(countIn ? [await countIn(stage)] : [])];
      },
      isKept: ({ violations }) => violations.length === 0,
    }),
});

export const killedProcesses = whileKilling('processes are killed at random moments: no payment is lost or doubled', {
  name: 'killed-processes',
});

export const killedCancellations = whileKilling(
  'processes are killed while legs of round trips are canceled: each leg is canceled and refunded once',
  { name: 'killed-cancellations', agencies: ['horizon'], openDesk: openLegDesk, countIn: canceledLegs },
);

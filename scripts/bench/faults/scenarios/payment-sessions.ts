import { PAYMENT_PAGE } from '../../../../packages/server/test/support/staging.ts';
import { startPostgres } from '../../../ci/postgres.ts';
import type { Figure } from '../../results/raw.ts';
import type { Sent } from '../figures.ts';
import { interrupted } from '../on-postgres.ts';
import { createPromised } from '../promises.ts';
import type { Progress, Scenario, Seen } from '../scenario.ts';
import { openAgency } from '../sessions/agency.ts';
import { brokenRules } from '../sessions/check.ts';
import { type Played, play } from '../sessions/history.ts';
import { openLane } from '../sessions/lane.ts';
import { faultPlaces, killPlaces, type Place } from '../sessions/places.ts';
import { describePlan, type Plan, plansOf } from '../sessions/plan.ts';
import { createServiceDatabase, openStage, type Stage } from '../stage.ts';

const LANES = 2;
const PROGRESS_EVERY = 10;

type Options = {
  readonly name: string;
  readonly title: string;
  readonly places: readonly Place[];
  readonly atLeast: number;
  /** The results column that counts the disturbances. */
  readonly column: string;
};

/** A plan and its outcome. */
type Finished = { readonly plan: Plan; readonly played: Played };

/** Runs payment histories until enough of them have been disturbed. */
export async function playHistories(
  { name, places, atLeast }: Pick<Options, 'name' | 'places' | 'atLeast'>,
  seed: number,
  progress: Progress,
) {
  const postgres = await startPostgres();
  try {
    const url = await createServiceDatabase(postgres.url);
    const stage = await openStage({ name, url, processes: 1, environment: PAYMENT_PAGE });
    try {
      return await Promise.race([playOn(stage, { places, atLeast }, seed, progress), interrupted]);
    } finally {
      await stage.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function playOn(
  stage: Stage,
  { places, atLeast }: Pick<Options, 'places' | 'atLeast'>,
  seed: number,
  progress: Progress,
) {
  const sent: Sent[] = [];
  const finished: Finished[] = [];
  const plans = plansOf(places, seed);
  const only = process.env.ONLY === undefined ? undefined : Number(process.env.ONLY);
  const countDisturbed = () => finished.filter(({ played }) => played.isDisturbed).length;
  progress(`SEED=${seed} repeats these histories, and ONLY=<number> one of them`);

  async function playAll(): Promise<void> {
    const lane = await openLane(stage);
    try {
      const [agency, rival] = [await openAgency(lane.serviceUrl, sent), await openAgency(stage.balancer.url, sent)];
      while (countDisturbed() < atLeast && finished.length < 2 * atLeast) {
        const plan = plans.next().value as Plan;
        if (only !== undefined && plan.number > only) return;
        if (only !== undefined && plan.number < only) continue;
        const played = await play(plan, { lane, agency, rival, stage, sent });
        finished.push({ plan, played });
        for (const line of played.broken) progress(`${describePlan(plan)}: ${line}`);
        if (finished.length % PROGRESS_EVERY === 0) {
          progress(`${finished.length} histories, ${countDisturbed()} of ${atLeast} disturbed`);
        }
      }
    } finally {
      await lane.close();
    }
  }
  await Promise.all(Array.from({ length: LANES }, playAll));

  const promised = createPromised();
  const orders = finished.map(({ played }) => played.orderId);
  for (const { played } of finished) {
    promised.ordered({ kind: 'car', id: played.orderId });
  }
  const last = [...(await stage.audit({ promised })), ...(await brokenRules(orders, stage.pool, stage.sandbox))];
  return { sent, finished, violations: [...new Set([...finished.flatMap(({ played }) => played.broken), ...last])] };
}

function figuresOf({ column }: Options, finished: readonly Finished[]): readonly Figure[] {
  return [...Map.groupBy(finished, ({ plan }) => plan.place.at)].flatMap(([row, histories]) => {
    const count = (column: string, counts: (finished: Finished) => boolean): Figure => ({
      ...{ row, column, unit: '' },
      value: histories.filter(counts).length,
    });
    return [
      count('histories', () => true),
      count(column, ({ played }) => played.isDisturbed),
      ...(['paid', 'failed', 'cancelled', 'expired'] as const).map((status) =>
        count(status, ({ played }) => played.status === status),
      ),
      { ...count('violations', ({ played }) => played.broken.length > 0), aim: { most: 0 } },
    ];
  });
}

const sessions = (options: Options): Scenario => ({
  title: options.title,
  needs: ['postgres'],
  async run(progress): Promise<Seen> {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    const { sent, finished, violations } = await playHistories(options, seed, progress);
    const disturbed = finished.filter(({ played }) => played.isDisturbed).length;
    return {
      sent,
      faults: [],
      violations,
      notes: [`seed ${seed}: ${finished.length} histories, ${disturbed} disturbed`],
      figures: figuresOf(options, finished),
      isKept: violations.length === 0 && disturbed >= options.atLeast,
    };
  },
});

export const killedSessions = sessions({
  name: 'killed-sessions',
  title: 'the service or the payment page is killed at every step of a payment: each order is charged at most once',
  places: killPlaces,
  atLeast: Number(process.env.KILLS ?? 200),
  column: 'kills',
});

export const faultySessions = sessions({
  name: 'faulty-sessions',
  title: 'calls of the service and the payment page fail at every step: each order is charged at most once',
  places: faultPlaces,
  atLeast: Number(process.env.FAULTS ?? 150),
  column: 'faults',
});

import type pg from 'pg';
import type { Now } from '../ports/clock.ts';
import type { Database } from './open.ts';
import { onShareOf } from './shares.ts';

const LOOK_EVERY_MS = 5_000;
/** An answer that took longer says too little of the moment it was given. */
const TELLS_THE_TIME_WITHIN_MS = 1_000;

export type Clock = { readonly now: Now; readonly stop: () => Promise<void> };

export const MACHINE_CLOCK: Clock = { now: () => new Date(), stop: async () => {} };

/** That of the database; the embedded one has no other than this machine's. */
export async function clockOf({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<Clock> {
  return kind === 'postgres' ? startClock(pool) : MACHINE_CLOCK;
}

type Options = {
  /** Milliseconds since any moment; it goes on evenly, whatever the clock of the machine is set to. */
  readonly elapsed?: () => number;
  readonly everyMilliseconds?: number;
};

/**
 * The clock of the database: instances that share it agree on when a lease ends, whatever their machines say. Between two looks
 * the time goes on as it passes here; it is wrong by half of what an answer takes at most.
 * @throws when the database does not say its time
 */
export async function startClock(
  pool: Pick<pg.Pool, 'query'>,
  { elapsed = () => performance.now(), everyMilliseconds = LOOK_EVERY_MS }: Options = {},
): Promise<Clock> {
  let known = await look();
  let underWay: Promise<void> | undefined;

  async function look() {
    const asked = elapsed();
    const { rows } = await onShareOf('clock', () => pool.query<{ now: Date }>('select clock_timestamp() as now'));
    const took = elapsed() - asked;
    return { at: rows[0]!.now.getTime(), elapsed: asked + took / 2, took };
  }

  async function lookAgain(): Promise<void> {
    const seen = await look().catch(() => known);
    if (seen.took <= TELLS_THE_TIME_WITHIN_MS) known = seen;
    underWay = undefined;
  }

  const looking = setInterval(() => {
    underWay ??= lookAgain();
  }, everyMilliseconds).unref();

  return {
    now: () => new Date(known.at + elapsed() - known.elapsed),
    async stop() {
      clearInterval(looking);
      await underWay;
    },
  };
}

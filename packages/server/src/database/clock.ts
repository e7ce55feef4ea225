import type pg from 'pg';
import type { Now } from '../ports/clock.ts';
import type { Database } from './open.ts';
import { onShareOf } from './shares.ts';

const LOOK_EVERY_MS = 5_000;
/** Maximum round trip time in milliseconds. The time in a slower response is too imprecise to set the clock. */
const TELLS_THE_TIME_WITHIN_MS = 1_000;

type Clock = { readonly now: Now; readonly stop: () => Promise<void> };

export const MACHINE_CLOCK: Clock = { now: () => new Date(), stop: async () => {} };

/** The embedded database shares this machine's clock. */
export async function clockOf({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<Clock> {
  return kind === 'postgres' ? startClock(pool) : MACHINE_CLOCK;
}

type Options = {
  /** Returns monotonic milliseconds since an arbitrary time, independent of changes to the system clock. */
  readonly elapsed?: () => number;
  readonly everyMilliseconds?: number;
};

/**
 * Starts a clock that follows the database clock, so that instances agree on the end of a lease regardless of their
 * system clocks. Between polls, the elapsed local time is added. The error is at most half the duration of a round
 * trip. Throws if the database does not return its time.
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

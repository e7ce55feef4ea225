import { regularly } from '../shared/regularly.ts';
import { addSeconds } from '../shared/time.ts';
import { nextDailyAfter } from './rules.days.ts';
import { type ReconciliationDeps, reconcileDaily } from './service.ts';

const LOOK_EVERY_MILLISECONDS = 60_000;
const AGAIN_AFTER_SECONDS = 600;
/**
 * Lease duration, which exceeds the duration of any run. If a process crashes, another process takes over its run when
 * the lease ends.
 */
const LEASE_SECONDS = 2 * 3_600;

/**
 * Creates the daily run. Every process checks the database's clock to see whether the run is due, and one of them
 * performs it.
 */
export function createDaily(deps: ReconciliationDeps, onError: (error: unknown) => void) {
  const { store, now } = deps;
  const ending = new AbortController();

  /** Runs the reconciliation if it is due. Returns whether this process ran it. */
  async function runIfDue(): Promise<boolean> {
    if (!(await store.takeDaily(now(), addSeconds(now(), LEASE_SECONDS)))) return false;
    try {
      await reconcileDaily(deps, ending.signal);
      await store.scheduleDaily(nextDailyAfter(now()));
    } catch (error) {
      // The run is restarted later, by this or another process.
      await store.scheduleDaily(addSeconds(now(), AGAIN_AFTER_SECONDS));
      if (!ending.signal.aborted) throw error;
    }
    return true;
  }

  const looking = regularly(runIfDue, { everyMilliseconds: LOOK_EVERY_MILLISECONDS, now, onError });
  return {
    runIfDue,
    everyMilliseconds: looking.everyMilliseconds,
    runOnce: looking.runOnce,
    start: looking.start,
    lastRoundAt: looking.lastRoundAt,
    /** Stops the daily run. A run in progress is abandoned, and another process takes it over. */
    async stop(): Promise<void> {
      ending.abort();
      await looking.stop();
    },
  };
}

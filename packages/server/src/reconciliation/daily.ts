import { regularly } from '../shared/regularly.ts';
import { addSeconds } from '../shared/time.ts';
import { nextDailyAfter } from './rules.days.ts';
import { type ReconciliationDeps, reconcileDaily } from './service.ts';

const LOOK_EVERY_MILLISECONDS = 60_000;
const AGAIN_AFTER_SECONDS = 600;
/** Longer than any run takes; a process that ends in the middle of one leaves it to another after that. */
const LEASE_SECONDS = 2 * 3_600;

/** The daily run: every process looks whether it is due, by the clock of the database, and one of them takes it. */
export function createDaily(deps: ReconciliationDeps, onError: (error: unknown) => void) {
  const { store, now } = deps;
  const ending = new AbortController();

  /** @returns whether it was due, and is this process's now */
  async function runIfDue(): Promise<boolean> {
    if (!(await store.takeDaily(now(), addSeconds(now(), LEASE_SECONDS)))) return false;
    try {
      await reconcileDaily(deps, ending.signal);
      await store.scheduleDaily(nextDailyAfter(now()));
    } catch (error) {
      // Another process, or this one once more, begins it anew.
      await store.scheduleDaily(addSeconds(now(), AGAIN_AFTER_SECONDS));
      if (!ending.signal.aborted) throw error;
    }
    return true;
  }

  const looking = regularly(runIfDue, { everyMilliseconds: LOOK_EVERY_MILLISECONDS, now, onError });
  return {
    runIfDue,
    start: looking.start,
    lastRoundAt: looking.lastRoundAt,
    /** A run that is under way is left to another process. */
    async stop(): Promise<void> {
      ending.abort();
      await looking.stop();
    },
  };
}

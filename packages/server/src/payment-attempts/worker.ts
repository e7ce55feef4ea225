import { addSeconds } from '../shared/time.ts';
import { advance, leaseUntil } from './advance.ts';
import type { AttemptDeps } from './types.ts';

const TAKEN_AT_ONCE = 20;
const ALERT_AFTER_SECONDS = 10;
const ROUND_EVERY_MILLISECONDS = 1000;

/** Takes on the attempts that no call works on. Runs on every instance; a lease keeps each attempt with one of them. */
export function createWorker(deps: AttemptDeps, onError: (error: unknown) => void) {
  const { store, now, alert } = deps;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  /** Takes everything that is due. */
  async function runOnce(): Promise<void> {
    const due = await store.leaseDue(now(), leaseUntil(deps), TAKEN_AT_ONCE);
    await Promise.all(due.map((attempt) => advance(attempt, deps).catch(onError)));
    for (const attempt of await store.takeOverdue(addSeconds(now(), -ALERT_AFTER_SECONDS), now())) alert(attempt);
  }

  return {
    runOnce,
    start(): void {
      timer = setInterval(() => {
        round ??= runOnce()
          .catch(onError)
          .finally(() => {
            round = undefined;
          });
      }, ROUND_EVERY_MILLISECONDS).unref();
    },
    /** The round under way ends first. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await round;
    },
  };
}

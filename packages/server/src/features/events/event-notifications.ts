import type { Now } from '../../ports/clock.ts';
import type { EventStore } from './store.sql.ts';
import type { Awaited } from './types.ts';

const LOOK_EVERY_MILLISECONDS = 500;
const WAITING_OF_ONE = 5;
/**
 * Maximum number of waiting requests. Waiting requests count as requests in progress, so this limit leaves capacity for
 * others.
 */
const WAITING_OF_ALL = 100;

type Waiter = Awaited & { readonly wake: (isNews: boolean) => void };

type Deps = {
  readonly store: Pick<EventStore, 'reached'>;
  readonly now: Now;
  readonly onError: (error: unknown) => void;
};

/** Creates the notifications. All waiting requests share one periodic query and occupy no database connection. */
export function createEventNotifications({ store, now, onError }: Deps) {
  const waiters = new Set<Waiter>();
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let lastRoundAt: Date | undefined;

  const waitingOf = (agencyId: number) => [...waiters].filter((waiter) => waiter.agencyId === agencyId).length;

  async function look(): Promise<void> {
    if (waiters.size > 0) await notifyListeners();
    lastRoundAt = now();
  }

  async function notifyListeners(): Promise<void> {
    const reached = await store.reached([...new Set([...waiters].map(({ agencyId }) => agencyId))]);
    for (const { agencyId, after, wake } of waiters) if ((reached.get(agencyId) ?? 0) > after) wake(true);
  }

  return {
    /**
     * Waits for new events. `until` is aborted when the client disconnects. Returns true if new events may exist.
     * Returns false immediately if too many requests are waiting.
     */
    wait({ agencyId, after }: Awaited, until: AbortSignal): Promise<boolean> {
      const isFull = waiters.size >= WAITING_OF_ALL || waitingOf(agencyId) >= WAITING_OF_ONE;
      if (!timer || isFull || until.aborted) return Promise.resolve(false);
      return new Promise((resolve) => {
        const waiter = { agencyId, after, wake };
        const giveUp = () => wake(false);
        waiters.add(waiter);
        until.addEventListener('abort', giveUp, { once: true });
        function wake(isNews: boolean): void {
          waiters.delete(waiter);
          until.removeEventListener('abort', giveUp);
          resolve(isNews);
        }
      });
    },

    everyMilliseconds: LOOK_EVERY_MILLISECONDS,
    runOnce: look,
    /** Returns the time of the last successful poll, or the start time if there has been none. */
    lastRoundAt: () => lastRoundAt,
    /** Starts the periodic query. `isClosing` returns true if waiting requests should end. */
    start(isClosing: () => boolean): void {
      lastRoundAt = now();
      timer = setInterval(() => {
        if (isClosing()) for (const { wake } of waiters) wake(false);
        underWay ??= look()
          .catch(onError)
          .finally(() => {
            underWay = undefined;
          });
      }, LOOK_EVERY_MILLISECONDS).unref();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      for (const { wake } of waiters) wake(false);
      await underWay;
    },
  };
}

export type EventNotifications = ReturnType<typeof createEventNotifications>;

import { type ExchangeRatesDeps, fetchRates, listTasks } from './service.ts';
import type { RatesTask } from './types.ts';

const FETCH_EVERY_MILLISECONDS = 10 * 60_000;
/** Pause after a fetch that returned no usable publication. */
const TRY_AGAIN_MILLISECONDS = 60_000;

/**
 * Fetches rates periodically. Opens one operator task when new rates are overdue and one when the rates in use become
 * stale.
 */
export function createFetching(deps: ExchangeRatesDeps & { readonly onError: (error: unknown) => void }) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;
  let reportedKind: RatesTask['kind'] | undefined;
  let lastRoundAt: Date | undefined;

  async function fetchOnce(): Promise<void> {
    const hasFetched = await round().catch((error) => {
      deps.onError(error);
      return false;
    });
    if (!isStopped) timer = setTimeout(begin, hasFetched ? FETCH_EVERY_MILLISECONDS : TRY_AGAIN_MILLISECONDS).unref();
  }

  /** Fetches the rates once. Returns whether the publication can be used. */
  async function round(): Promise<boolean> {
    const hasFetched = await fetchRates(deps).finally(tellWhenLate);
    lastRoundAt = deps.now();
    return hasFetched;
  }

  async function tellWhenLate(): Promise<void> {
    const late = (await listTasks(deps)).find(({ kind }) => kind !== 'ratesHeld');
    if (late && late.kind !== reportedKind) deps.taskOpened(late);
    reportedKind = late?.kind;
  }

  function begin(): Promise<void> {
    underWay = fetchOnce();
    return underWay;
  }

  return {
    everyMilliseconds: FETCH_EVERY_MILLISECONDS,
    runOnce: round,
    /** Starts fetching. Returns a promise for the first fetch, which startup awaits if no rates are stored. */
    start(): Promise<void> {
      lastRoundAt = deps.now();
      return begin();
    },
    /**
     * Returns the time of the last completed fetch, whatever its result, or the start time if no fetch has completed.
     */
    lastRoundAt: () => lastRoundAt,
    /** Stops fetching once any fetch in progress has completed. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

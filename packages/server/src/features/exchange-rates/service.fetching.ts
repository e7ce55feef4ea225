import { type ExchangeRatesDeps, fetchRates, listTasks } from './service.ts';
import type { RatesTask } from './types.ts';

const FETCH_EVERY_MILLISECONDS = 10 * 60_000;
/** After a fetch that brought nothing. */
const TRY_AGAIN_MILLISECONDS = 60_000;

/** Fetches now and then; a person is told once when the rates are late, and once when they are stale. */
export function createFetching(deps: ExchangeRatesDeps & { readonly onError: (error: unknown) => void }) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;
  let toldOf: RatesTask['kind'] | undefined;
  let lastRoundAt: Date | undefined;

  async function fetchOnce(): Promise<void> {
    const hasFetched = await round().catch((error) => {
      deps.onError(error);
      return false;
    });
    if (!isStopped) timer = setTimeout(begin, hasFetched ? FETCH_EVERY_MILLISECONDS : TRY_AGAIN_MILLISECONDS).unref();
  }

  /** @returns whether there was a publication that can be used */
  async function round(): Promise<boolean> {
    const hasFetched = await fetchRates(deps).finally(tellWhenLate);
    lastRoundAt = deps.now();
    return hasFetched;
  }

  async function tellWhenLate(): Promise<void> {
    const late = (await listTasks(deps)).find(({ kind }) => kind !== 'ratesHeld');
    if (late && late.kind !== toldOf) deps.taskOpened(late);
    toldOf = late?.kind;
  }

  function begin(): Promise<void> {
    underWay = fetchOnce();
    return underWay;
  }

  return {
    /** @returns the first fetch, which a start without any rates waits for */
    start(): Promise<void> {
      lastRoundAt = deps.now();
      return begin();
    },
    /** When a round has last gone well, whatever the feed has answered, or the start. */
    lastRoundAt: () => lastRoundAt,
    /** A fetch under way ends first. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

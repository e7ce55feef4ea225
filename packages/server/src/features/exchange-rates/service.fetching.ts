import { type ExchangeRatesDeps, fetchRates, listTasks } from './service.ts';

const FETCH_EVERY_MILLISECONDS = 10 * 60_000;
/** After a fetch that brought nothing. */
const TRY_AGAIN_MILLISECONDS = 60_000;

/** Fetches now and then; a person is told once when the rates are late. */
export function createFetching(deps: ExchangeRatesDeps & { readonly onError: (error: unknown) => void }) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;
  let wasLate = false;

  async function fetchOnce(): Promise<void> {
    const hasFetched = await fetchRates(deps).catch((error) => {
      deps.onError(error);
      return false;
    });
    await tellWhenLate().catch(deps.onError);
    if (!isStopped) timer = setTimeout(begin, hasFetched ? FETCH_EVERY_MILLISECONDS : TRY_AGAIN_MILLISECONDS).unref();
  }

  async function tellWhenLate(): Promise<void> {
    const late = (await listTasks(deps)).find(({ kind }) => kind === 'ratesLate');
    if (late && !wasLate) deps.taskOpened(late);
    wasLate = late !== undefined;
  }

  function begin(): Promise<void> {
    round = fetchOnce();
    return round;
  }

  return {
    /** @returns the first fetch, which a start without any rates waits for */
    start: begin,
    /** A fetch under way ends first. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

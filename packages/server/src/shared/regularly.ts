type Options = {
  readonly everyMilliseconds: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
};

/** Never runs overlapping rounds: if one takes longer than the interval, the next one is skipped. */
export function regularly(work: () => Promise<unknown>, { everyMilliseconds, now, onError }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let lastRoundAt: Date | undefined;

  async function round(): Promise<void> {
    try {
      await work();
      lastRoundAt = now();
    } catch (error) {
      onError(error);
    }
  }

  return {
    everyMilliseconds,
    runOnce: round,
    /** Returns the time of the last successful round, or the start time. */
    lastRoundAt: () => lastRoundAt,
    start(): void {
      lastRoundAt = now();
      timer = setInterval(() => {
        underWay ??= round().finally(() => {
          underWay = undefined;
        });
      }, everyMilliseconds).unref();
    },
    /** Waits for the current round to end. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };
}

type Options = {
  readonly everyMilliseconds: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
};

/** Does something again and again; a round that takes longer than the time between two is never met by another. */
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
    /** When a round has last gone well, or the start. */
    lastRoundAt: () => lastRoundAt,
    start(): void {
      lastRoundAt = now();
      timer = setInterval(() => {
        underWay ??= round().finally(() => {
          underWay = undefined;
        });
      }, everyMilliseconds).unref();
    },
    /** A round that is under way ends first. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };
}

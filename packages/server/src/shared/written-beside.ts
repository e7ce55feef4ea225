const EVERY_MILLISECONDS = 1_000;
/** By one statement. */
const WRITTEN_AT_ONCE = 1_000;
/** What waits while the database is away; what comes on top is dropped. */
const MOST_WAITING = 10_000;

type Options<Row> = {
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** What follows once they are written. */
  readonly written?: (rows: readonly Row[]) => Promise<void>;
  readonly now: () => Date;
  /** So many rows will never be written. */
  readonly dropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/** What no answer waits for is written a moment later, beside the way of the answers, many rows by one statement. */
export function createWrittenBeside<Row>({ write, written, now, dropped, onError }: Options<Row>) {
  let waiting: Row[] = [];
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastRoundAt: Date | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, WRITTEN_AT_ONCE);
      await write(batch);
      waiting = waiting.slice(batch.length);
      await written?.(batch);
    }
    lastRoundAt = now();
  }

  /** All that waits; what cannot be written waits on. */
  async function flush(): Promise<void> {
    underWay ??= writeAll()
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
    await underWay;
  }

  return {
    add(row: Row): void {
      if (waiting.length < MOST_WAITING) waiting.push(row);
      else dropped(1);
    },
    flush,
    /** When all that waited was last written, or the start. */
    lastRoundAt: () => lastRoundAt,
    start(): void {
      lastRoundAt = now();
      timer = setInterval(() => void flush(), EVERY_MILLISECONDS).unref();
    },
    /** What waits is written first; what cannot be is dropped. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
      await flush();
      if (waiting.length > 0) dropped(waiting.length);
      waiting = [];
    },
  };
}

const EVERY_MILLISECONDS = 1_000;
/** Maximum number of rows per statement. */
const WRITTEN_AT_ONCE = 1_000;
/** Maximum number of buffered rows while the database is unreachable. Further rows are dropped. */
const MOST_WAITING = 10_000;

type Options<Row> = {
  readonly write: (rows: readonly Row[]) => Promise<void>;
  readonly written?: (rows: readonly Row[]) => Promise<void>;
  readonly now: () => Date;
  /** Called with the number of rows that will never be written. */
  readonly dropped: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/** Writes rows in the background, many per statement. No response has to wait for them. */
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

  /** Writes all buffered rows. After a failure, the rows remain in the buffer. */
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
    everyMilliseconds: EVERY_MILLISECONDS,
    flush,
    waiting: () => waiting.length,
    /** Returns the time at which the buffer was last fully written, or the start time. */
    lastRoundAt: () => lastRoundAt,
    start(): void {
      lastRoundAt = now();
      timer = setInterval(() => void flush(), EVERY_MILLISECONDS).unref();
    },
    /** Writes the remaining rows. Rows that cannot be written are dropped. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
      await flush();
      if (waiting.length > 0) dropped(waiting.length);
      waiting = [];
    },
  };
}

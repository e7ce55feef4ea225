/** A frozen clock that only `set` moves, with the work that is scheduled for later times. */
export type Clock = {
  readonly now: () => Date;
  readonly set: (at: Date) => void;
  readonly schedule: (at: Date, work: () => Promise<void>) => void;
  /** Returns the earliest time for which work is scheduled. */
  readonly nextAt: () => Date | undefined;
  /** Runs the scheduled work that is due, in chronological order. */
  readonly runScheduled: () => Promise<void>;
};

const SECOND = 1000;

export function createClock(start: Date): Clock {
  let now = wholeSecond(start);
  let waiting: { readonly at: Date; readonly work: () => Promise<void> }[] = [];
  return {
    now: () => new Date(now),
    set(at) {
      now = wholeSecond(at);
    },
    schedule(at, work) {
      waiting = [...waiting, { at, work }].toSorted((one, other) => one.at.getTime() - other.at.getTime());
    },
    nextAt: () => waiting[0]?.at,
    async runScheduled() {
      while (waiting[0] && waiting[0].at <= now) {
        const [{ work }] = waiting as [(typeof waiting)[number]];
        waiting = waiting.slice(1);
        await work();
      }
    },
  };
}

const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / SECOND) * SECOND);

/** Throws a RangeError for a text that is not a date. */
export function dateOf(at: Date | string): Date {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${at} is not a date, such as 2027-03-01T09:00:00Z.`);
  return date;
}

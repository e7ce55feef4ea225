import type {
  Busiest,
  DividedPeriod,
  FoundRequest,
  LoggedRequest,
  PeriodFigures,
  Place,
  RequestFilters,
} from './types.ts';

export type RequestLogStore = {
  /** Writes all requests with one statement. */
  readonly add: (requests: readonly LoggedRequest[]) => Promise<void>;
  /** Lists calls, newest first. */
  readonly list: (asked: {
    readonly agencyId: number;
    readonly filters: RequestFilters;
    readonly after: Place | undefined;
    readonly atMost: number;
  }) => Promise<readonly FoundRequest[]>;
  /** Counts errors. Includes the entire hour that contains `from`. The key for calls without an error is empty. */
  readonly countErrors: (
    agencyId: number,
    from: Date,
  ) => Promise<readonly { readonly key: string; readonly count: number }[]>;
  /** Counts calls with the given status, which must not be 200. */
  readonly countStatus: (agencyId: number, status: number, from: Date) => Promise<number>;
  /** Returns figures in chronological order. Periods without calls are omitted. */
  readonly figures: (period: DividedPeriod, by: 'hour' | 'day') => Promise<readonly PeriodFigures[]>;
  readonly busiest: (period: DividedPeriod) => Promise<readonly Busiest[]>;
  /** Returns the number of deleted rows; if it equals `atMost`, more rows may remain. */
  readonly deleteBefore: (moment: Date, atMost: number) => Promise<number>;
  /** Deletes hourly sums that are no longer shown, and per-minute counters that are no longer written. */
  readonly deleteSums: (until: { readonly hoursBefore: Date; readonly minutesBefore: Date }) => Promise<void>;
};

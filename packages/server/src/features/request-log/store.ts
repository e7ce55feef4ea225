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
  /** All of them by one statement. */
  readonly add: (requests: readonly LoggedRequest[]) => Promise<void>;
  /** The latest first. */
  readonly list: (asked: {
    readonly agencyId: number;
    readonly filters: RequestFilters;
    readonly after: Place | undefined;
    readonly atMost: number;
  }) => Promise<readonly FoundRequest[]>;
  /** Calls since a moment, to the hour, by error key; an empty key is that of calls without an error. */
  readonly countErrors: (
    agencyId: number,
    from: Date,
  ) => Promise<readonly { readonly key: string; readonly count: number }[]>;
  /** Of a status that is not 200. */
  readonly countStatus: (agencyId: number, status: number, from: Date) => Promise<number>;
  /** The earliest first; periods without calls are left out. */
  readonly figures: (period: DividedPeriod, by: 'hour' | 'day') => Promise<readonly PeriodFigures[]>;
  readonly busiest: (period: DividedPeriod) => Promise<readonly Busiest[]>;
  /** @returns how many were deleted, `atMost` when there may be more */
  readonly deleteBefore: (moment: Date, atMost: number) => Promise<number>;
  /** Of hours that are no longer shown, and of minutes that are no longer written. */
  readonly deleteSums: (until: { readonly hoursBefore: Date; readonly minutesBefore: Date }) => Promise<void>;
};

/** A call of an agency that was answered. What was sent or answered is not kept. */
export type LoggedRequest = {
  readonly requestId: string;
  readonly at: Date;
  readonly agencyId: number;
  readonly keyId: string;
  readonly operation: string;
  readonly status: number;
  readonly errorKey: string | undefined;
  /** The field that the error names, and what is accepted there. */
  readonly refused?: { readonly field: string; readonly rule: string } | undefined;
  readonly durationMilliseconds: number;
  /** An idempotency key came again, and got the first answer. */
  readonly isRepeat: boolean;
};

/** The row, and its place in the list. */
export type FoundRequest = LoggedRequest & { readonly id: number };

/** Behind which row a page begins. */
export type Place = Pick<FoundRequest, 'at' | 'id'>;

export type RequestFilters = {
  readonly requestId?: string | undefined;
  readonly status?: number | undefined;
  /** `succeeded`: a status below 400. */
  readonly outcome?: 'succeeded' | 'failed' | undefined;
  readonly operation?: string | undefined;
  readonly errorKey?: string | undefined;
  readonly keyId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

/** How calls were answered; failed ones by their status, the lowest first. */
export type StatusCounts = {
  readonly succeeded: number;
  readonly failed: number;
  readonly results: readonly { readonly status: number; readonly count: number }[];
};

export type Period = { readonly agencyId: number; readonly from: Date; readonly to: Date };

/** With the hours of UTC that lie within it as a whole; without one, they end before they start. */
export type DividedPeriod = Period & { readonly wholeHours: { readonly start: Date; readonly end: Date } };

/** Of an hour or a day (UTC). */
export type PeriodFigures = {
  readonly at: Date;
  readonly count: number;
  /** The most frequent first. */
  readonly errors: readonly { readonly key: string; readonly count: number }[];
  /** Both are where a step of durations ends, at most a twentieth above the call that they are of. */
  readonly p50Milliseconds: number;
  readonly p95Milliseconds: number;
};

/** Of one operation: calls with one key in its busiest minute, and calls refused with 429. */
export type Busiest = { readonly operation: string; readonly busiest: number; readonly refused: number };

import type { PartyOutcome, Silence } from '../../shared/search-outcomes.ts';

/** Body as JSON text without sensitive values, or the reason why it is not stored. */
type RecordedBody = { readonly content: string } | { readonly notStored: NotStored };
export type NotStored =
  | 'noBody'
  | 'notRead'
  | 'notJson'
  | 'malformed'
  | 'undescribed'
  | 'tooLarge'
  | 'expired'
  | 'unavailable'
  | 'production';
export type RecordedBodies = { readonly request: RecordedBody; readonly response: RecordedBody };

export type StoredBodies = RecordedBodies & Pick<LoggedRequest, 'agencyId' | 'at'> & { readonly id: string };

export type RefusedField = { readonly field: string; readonly rule: string };

/** Completed call by an agency. */
export type LoggedRequest = {
  readonly requestId: string;
  readonly at: Date;
  readonly agencyId: number;
  readonly keyId: string;
  readonly operation: string;
  readonly status: number;
  readonly errorKey: string | undefined;
  /** Fields to which the error refers, each with the rule for its values; absent if there are none. */
  readonly refused?: readonly RefusedField[] | undefined;
  /** Order that the call concerns. */
  readonly orderId?: string | undefined;
  readonly durationMilliseconds: number;
  /** True if the idempotency key was used before and the call returned the first response. */
  readonly isRepeat: boolean;
  /** Vendors or suppliers without a usable response to a search; absent if there are none. */
  readonly silentParties?: readonly SilentParty[] | undefined;
  /** The bodies; absent in production, and while too many calls are waiting to be written. */
  readonly bodies?: (RecordedBodies & { readonly id: string }) | undefined;
};

export type SilentParty = Pick<PartyOutcome['party'], 'name'> & { readonly outcome: Silence };

/** Logged call with its row ID, which determines its position in the list. */
export type FoundRequest = Omit<LoggedRequest, 'bodies'> & {
  readonly id: number;
  readonly bodyId?: string | undefined;
};

/** Position of the call after which a page starts. */
export type Place = Pick<FoundRequest, 'at' | 'id'>;

export type RequestFilters = {
  readonly requestId?: string | undefined;
  readonly status?: number | undefined;
  /** Filter by outcome. `succeeded` means a status below 400. */
  readonly outcome?: 'succeeded' | 'failed' | undefined;
  readonly operation?: string | undefined;
  readonly errorKey?: string | undefined;
  readonly keyId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

/** Number of calls by result, with failed calls by status in ascending order. */
export type StatusCounts = {
  readonly succeeded: number;
  readonly failed: number;
  readonly results: readonly { readonly status: number; readonly count: number }[];
};

export type Period = { readonly agencyId: number; readonly from: Date; readonly to: Date };

/** Period with the whole UTC hours that it contains. If it contains none, `end` is not after `start`. */
export type DividedPeriod = Period & { readonly wholeHours: { readonly start: Date; readonly end: Date } };

/** Figures for one UTC hour or day. */
export type PeriodFigures = {
  readonly at: Date;
  readonly count: number;
  /** Error counts, most frequent first. */
  readonly errors: readonly { readonly key: string; readonly count: number }[];
  /**
   * Median and 95th percentile. Both values are upper limits of duration buckets, at most 5% above the actual duration.
   */
  readonly p50Milliseconds: number;
  readonly p95Milliseconds: number;
};

/**
 * An operation's peak usage. `busiest`: number of calls with one key in the busiest minute. `refused`: number of calls
 * rejected with 429.
 */
export type Busiest = { readonly operation: string; readonly busiest: number; readonly refused: number };

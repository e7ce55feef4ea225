import type { Bounds } from '@agency-booking/contract-express';
import type { Config } from '../config/config.ts';
import type { UnderWay } from '../connectors/call.ts';
import type { Database } from '../database/open.ts';
import type { WrittenFormat } from '../database/written-format.ts';
import type { Log } from '../http/log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { WriteLine } from '../http/security-events.ts';
import type { Now } from '../ports/clock.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { ReportSecurity } from '../shared/security-events.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Keys } from './keys.ts';

export type WorldOptions = {
  /** Random bytes for work whose order differs between identical runs, such as writing logs. */
  readonly unorderedBytes: RandomBytes;
  readonly newRequestId: () => string;
  /** Returns true if the party has recorded any reservation, or if its statement is configured to be wrong. */
  readonly hasEntries: (party: string) => boolean;
  /** Monotonic milliseconds, for measured durations. */
  readonly elapsed: () => number;
  /** Ends calls whose deadline is before the party's response, because a frozen clock never reaches it. */
  readonly underWay: UnderWay;
};

export type StartOptions = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly securityLog: WriteLine;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  readonly tracing?: Tracing | undefined;
  /** Limits on request size and duration. Tests override the defaults, which would make the tests too slow. */
  readonly bounds?: Partial<Bounds>;
  /** Options for a world, which is a test service with a frozen clock. Rejected in production. */
  readonly world?: WorldOptions;
  /** Returns whether a background job runs. By default, all jobs run. */
  readonly runs?: (job: string) => boolean;
};

/** Startup options and shared services, as passed to every part of the composition. */
export type Given = StartOptions & {
  readonly keys: Keys;
  readonly metrics: Metrics;
  readonly report: ReportSecurity;
  /** Most recently finalized storage format of the database. */
  readonly written: WrittenFormat;
};

import type { Bounds } from '@agency-booking/contract-express';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { WrittenFormat } from '../database/written-format.ts';
import type { Log } from '../http/log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { WriteLine } from '../http/security-events.ts';
import type { Now } from '../ports/clock.ts';
import type { RandomBytes } from '../ports/random.ts';
import type { ReportSecurity } from '../shared/security-events.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** What the service is started with. */
export type StartOptions = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** Takes the lines of the security log. */
  readonly securityLog: WriteLine;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  readonly tracing?: Tracing | undefined;
  /** How much a client may send, and how slowly; tests cannot wait as long as the defaults. */
  readonly bounds?: Partial<Bounds>;
  /** Whether payments that a call has left behind are finished in the background, and exchange rates fetched. */
  readonly recoversPayments?: boolean;
};

/** The same, as every part of the composition sees it. */
export type Given = StartOptions & {
  readonly metrics: Metrics;
  readonly report: ReportSecurity;
  /** What the database is settled on. */
  readonly written: WrittenFormat;
};

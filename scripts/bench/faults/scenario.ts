import type { Figure } from '../results/raw.ts';
import type { Sent } from './figures.ts';
import type { Readiness } from './readiness.ts';
import type { Tool } from './tools.ts';

export type Seen = {
  readonly sent: readonly Sent[];
  /** Times are measured with `performance.now()`. A fault ends when the database is working again. */
  readonly faults: readonly { readonly from: number; readonly until: number }[];
  readonly readiness?: readonly Readiness[];
  readonly violations: readonly string[];
  /** Additional figures that only this scenario reports. */
  readonly notes?: readonly string[];
  /** The table of results, if it differs from the usual one. */
  readonly figures?: readonly Figure[];
  /** True if the scenario's expectations were met. */
  readonly isKept: boolean;
};

export type Progress = (line: string) => void;

export type Scenario = {
  /** Short description of the fault and the expected result. */
  readonly title: string;
  readonly needs?: readonly Tool[];
  run(progress: Progress): Promise<Seen>;
};

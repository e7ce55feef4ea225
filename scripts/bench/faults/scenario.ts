import type { Sent } from './figures.ts';
import type { Told } from './readiness.ts';
import type { Tool } from './tools.ts';

/** What a scenario has seen. */
export type Seen = {
  readonly sent: readonly Sent[];
  /** When the fault began and ended, on the clock of `performance.now()`; the end is when the database could work again. */
  readonly faults: readonly { readonly from: number; readonly until: number }[];
  readonly readiness?: readonly Told[];
  /** A line for whatever was not as it must be. */
  readonly violations: readonly string[];
  /** What else is worth knowing: figures of this scenario alone. */
  readonly notes?: readonly string[];
  /** Whether the promise of the scenario was kept. */
  readonly isKept: boolean;
};

export type Progress = (line: string) => void;

export type Scenario = {
  /** What happens, and what must come of it. */
  readonly title: string;
  readonly needs?: readonly Tool[];
  run(progress: Progress): Promise<Seen>;
};

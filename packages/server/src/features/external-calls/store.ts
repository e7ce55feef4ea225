import type { ExternalCall } from './types.ts';

export type ExternalCallStore = {
  /** Writes all calls with one statement. Identical calls within an hour share one row. */
  readonly add: (calls: readonly ExternalCall[]) => Promise<void>;
  /** Returns the number of deleted rows; if it equals `atMost`, more rows may remain. */
  readonly deleteBefore: (moment: Date, atMost: number) => Promise<number>;
};

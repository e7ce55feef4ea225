import type { ExternalCall } from './types.ts';

export type ExternalCallStore = {
  /** Writes all calls with one statement. Equal calls within an hour share one row. */
  readonly add: (calls: readonly ExternalCall[]) => Promise<void>;
  /** @returns the number of deleted rows; `atMost` if there may be more */
  readonly deleteBefore: (moment: Date, atMost: number) => Promise<number>;
};

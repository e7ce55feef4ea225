import type { OutsideCall } from './types.ts';

export type OutsideCallStore = {
  /** All of them by one statement; equal ones of an hour are one row. */
  readonly add: (calls: readonly OutsideCall[]) => Promise<void>;
  /** @returns how many rows were deleted, `atMost` when there may be more */
  readonly deleteBefore: (moment: Date, atMost: number) => Promise<number>;
};

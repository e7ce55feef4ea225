import type { RecordedBodies, StoredBodies } from './types.ts';

/** The store for bodies, which exists only on staging. */
export type BodyStore = {
  /** Writes all bodies with one statement. Bodies that are already stored stay unchanged. */
  readonly add: (bodies: readonly StoredBodies[]) => Promise<void>;
  readonly find: (which: {
    readonly id: string;
    readonly agencyId: number;
    readonly from: Date;
  }) => Promise<RecordedBodies | undefined>;
  readonly deleteBefore: (moment: Date) => Promise<void>;
  /**
   * Deletes the bodies of every agency that has requested an erasure since the given time, if the bodies are older than
   * the erasure.
   */
  readonly deleteErased: (since: Date) => Promise<void>;
};

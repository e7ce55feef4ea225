import type { Person, RecordedErasure } from './types.ts';

export type PersonalDataStore = {
  /** The orders of every agency that this person travels with, and that are not erased. */
  readonly findOrdersOf: (person: Person) => Promise<readonly string[]>;
  /** An erasure that is on record stays as it is. */
  readonly record: (erasures: readonly RecordedErasure[]) => Promise<void>;
  readonly listErasures: () => Promise<readonly RecordedErasure[]>;
  /** Orders that are on record as erased, and are not. */
  readonly findNotErased: () => Promise<readonly string[]>;
};

/** The same record outside the database: a backup that is restored knows nothing of what was erased since. */
export type ErasureFile = {
  readonly append: (erasures: readonly RecordedErasure[]) => Promise<void>;
  readonly read: () => Promise<readonly RecordedErasure[]>;
};

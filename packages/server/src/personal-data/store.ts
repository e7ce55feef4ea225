import type { Person, RecordedErasure } from './types.ts';

export type PersonalDataStore = {
  /** Finds a traveller's orders at all agencies, except erased ones. */
  readonly findOrdersOf: (person: Person) => Promise<readonly string[]>;
  /** Records erasures; existing records stay unchanged. */
  readonly record: (erasures: readonly RecordedErasure[]) => Promise<void>;
  readonly listErasures: () => Promise<readonly RecordedErasure[]>;
  /** Returns orders that are recorded as erased but still contain data. */
  readonly findNotErased: () => Promise<readonly string[]>;
};

/**
 * Copy of the erasure records outside the database. It is needed because a restored backup lacks the erasures made
 * after the backup.
 */
export type ErasureFile = {
  readonly append: (erasures: readonly RecordedErasure[]) => Promise<void>;
  readonly read: () => Promise<readonly RecordedErasure[]>;
};

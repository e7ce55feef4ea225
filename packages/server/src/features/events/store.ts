import type { AskedEventType, Event, FeedEnds } from './types.ts';

export type Stretch = {
  readonly agencyId: number;
  /** Only positions greater than `after`, up to and including `upTo`, are returned. */
  readonly after: number;
  readonly upTo: number;
  /** Event types to return, or `undefined` for all types. */
  readonly types: readonly AskedEventType[] | undefined;
  readonly atMost: number;
};

/** The store for events. Database triggers write the rows together with the changes that they report. */
export type EventStore = {
  /** Assigns the next positions to committed events that have none. Events committed later receive later positions. */
  readonly place: (agencyId: number) => Promise<void>;
  /** Finds agencies with events that have no position. */
  readonly findUnplaced: () => Promise<readonly number[]>;
  readonly ends: (agencyId: number) => Promise<FeedEnds>;
  readonly read: (stretch: Stretch) => Promise<readonly Event[]>;
  /**
   * Returns the last position of each agency's feed, or `Infinity` for a feed with events that have no position yet.
   */
  readonly reached: (agencyIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly deleteBefore: (moment: Date) => Promise<void>;
};

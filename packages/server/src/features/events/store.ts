import type { AskedEventType, Event, FeedEnds } from './types.ts';

export type Stretch = {
  readonly agencyId: number;
  /** Behind this position, up to that one. */
  readonly after: number;
  readonly upTo: number;
  /** Only of these types; `undefined`: of all. */
  readonly types: readonly AskedEventType[] | undefined;
  readonly atMost: number;
};

/** What happened to what an agency has. Rows are written by the database itself, with the change that they tell. */
export type EventStore = {
  /** Gives the next positions to what is committed and has none; what is committed later comes behind. */
  readonly place: (agencyId: number) => Promise<void>;
  /** Whose events are without a position. */
  readonly findUnplaced: () => Promise<readonly number[]>;
  readonly ends: (agencyId: number) => Promise<FeedEnds>;
  readonly read: (stretch: Stretch) => Promise<readonly Event[]>;
  /** Of these agencies, how far each feed has come; `Infinity` where something has no position yet. */
  readonly reached: (agencyIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly deleteBefore: (moment: Date) => Promise<void>;
};

export type { AskedEventType, Event } from '../../generated/types.ts';

import type { Event } from '../../generated/types.ts';

/** How far a feed has come, and where what is kept of it begins. */
export type FeedEnds = { readonly firstPosition: number; readonly lastPosition: number };

/** Events in the order of their positions, and how far the feed was read. */
export type EventPage = {
  readonly results: readonly Event[];
  readonly position: number;
  readonly lastPosition: number;
};

/** Waiting for what is behind a position of a feed. */
export type Awaited = { readonly agencyId: number; readonly after: number };

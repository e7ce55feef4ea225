export type { AskedEventType, Event } from '../../generated/types.ts';

import type { Event } from '../../generated/types.ts';

/** The first stored position and the last assigned position of a feed. */
export type FeedEnds = { readonly firstPosition: number; readonly lastPosition: number };

/** Page of events, ordered by position. `position` is the last position that was read. */
export type EventPage = {
  readonly results: readonly Event[];
  readonly position: number;
  readonly lastPosition: number;
};

/** Feed position after which a request waits for newer events. */
export type Awaited = { readonly agencyId: number; readonly after: number };

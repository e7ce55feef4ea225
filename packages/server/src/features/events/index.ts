import type { Now } from '../../ports/clock.ts';
import { createEventNotifications } from './event-notifications.ts';
import { createEventsHandlers } from './handlers.ts';
import { deleteExpired, placeAll } from './service.ts';
import type { EventStore } from './store.sql.ts';

type RoomDeps = {
  readonly store: EventStore;
  readonly now: Now;
  readonly onError: (error: unknown) => void;
};

export function createEventsRoom({ store, now, onError }: RoomDeps) {
  const news = createEventNotifications({ store, now, onError });
  return {
    handlers: createEventsHandlers({ store, news, now }),
    news,
    /** Assigns positions to the agency's events that have none. */
    place: store.place,
    /** Returns the event at a position, or `undefined` if it has been deleted. */
    async eventAt({ agencyId, position }: { readonly agencyId: number; readonly position: number }) {
      const [event] = await store.read({ agencyId, after: position - 1, upTo: position, types: undefined, atMost: 1 });
      return event;
    },
    placeAll: () => placeAll({ store }),
    deleteExpired: () => deleteExpired({ store, now }),
  };
}

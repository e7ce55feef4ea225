import type { Now } from '../../ports/clock.ts';
import { createEventsHandlers } from './handlers.ts';
import { createNews } from './news.ts';
import { deleteExpired, placeAll } from './service.ts';
import type { EventStore } from './store.ts';

type RoomDeps = {
  readonly store: EventStore;
  readonly now: Now;
  /** Of work that no request waits for. */
  readonly onError: (error: unknown) => void;
};

/** The door of the events room: what has happened, in order, and who waits for it. */
export function createEventsRoom({ store, now, onError }: RoomDeps) {
  const news = createNews({ store, now, onError });
  return {
    handlers: createEventsHandlers({ store, news, now }),
    news,
    /** What an agency has so far gets its positions. */
    place: store.place,
    /** `undefined` when it is not kept any more. */
    async eventAt({ agencyId, position }: { readonly agencyId: number; readonly position: number }) {
      const [event] = await store.read({ agencyId, after: position - 1, upTo: position, types: undefined, atMost: 1 });
      return event;
    },
    placeAll: () => placeAll({ store }),
    deleteExpired: () => deleteExpired({ store, now }),
  };
}

import type { Now } from '../../ports/clock.ts';
import type { FailWith } from '../../shared/fail.ts';
import { failField } from '../../shared/fail-field.ts';
import { addSeconds } from '../../shared/time.ts';
import type { EventNotifications } from './event-notifications.ts';
import type { EventStore } from './store.sql.ts';
import type { AskedEventType, EventPage } from './types.ts';

export type EventsDeps = {
  readonly store: EventStore;
  readonly news: Pick<EventNotifications, 'wait'>;
  readonly now: Now;
};

type ListEvents = {
  readonly agencyId: number;
  readonly after?: number;
  readonly types?: readonly AskedEventType[];
  readonly limit: number;
  readonly wait: number;
  readonly signal: AbortSignal;
};

const KEPT_SECONDS = 30 * 86_400;
/** Maximum number of positions scanned for one response, even if few events have the requested types. */
const POSITIONS_AT_ONCE = 10_000;

/** Lists events after a position. If there are none, the call waits for new events. */
export async function listEvents(
  request: ListEvents,
  deps: EventsDeps,
  fail: FailWith<'event.gone'>,
): Promise<EventPage> {
  const { agencyId, wait, signal } = request;
  const until = AbortSignal.any([signal, AbortSignal.timeout(wait * 1000)]);
  let page = await readEvents(request, deps, fail);
  while (wait > 0 && isAtEnd(page) && (await deps.news.wait({ agencyId, after: page.position }, until))) {
    page = await readEvents({ ...request, after: page.position }, deps, fail);
  }
  return page;
}

const isAtEnd = ({ results, position, lastPosition }: EventPage) => results.length === 0 && position === lastPosition;

/**
 * Reads events. Throws `request.invalid` if the feed has not reached the position, or `event.gone` if later events have
 * been deleted.
 */
async function readEvents(
  { agencyId, after, types, limit }: Omit<ListEvents, 'wait' | 'signal'>,
  { store }: EventsDeps,
  fail: FailWith<'event.gone'>,
): Promise<EventPage> {
  await store.place(agencyId);
  const { firstPosition, lastPosition } = await store.ends(agencyId);
  const from = after ?? firstPosition - 1;
  if (from > lastPosition) failField('after', 'must be a position that this feed has reached');
  if (from < firstPosition - 1 && from > 0) fail('event.gone', { firstPosition });
  const upTo = Math.min(lastPosition, Math.max(from, firstPosition - 1) + POSITIONS_AT_ONCE);
  const results = await store.read({ agencyId, after: from, upTo, types, atMost: limit });
  const isFull = results.length === limit;
  return { results, position: isFull ? results.at(-1)!.position : upTo, lastPosition };
}

export function deleteExpired({ store, now }: Pick<EventsDeps, 'store' | 'now'>): Promise<void> {
  return store.deleteBefore(addSeconds(now(), -KEPT_SECONDS));
}

/** Assigns positions to new events soon after they occur, whether or not a client reads them. */
export async function placeAll({ store }: Pick<EventsDeps, 'store'>): Promise<void> {
  for (const agencyId of await store.findUnplaced()) await store.place(agencyId);
}

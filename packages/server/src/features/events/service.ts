import type { Now } from '../../ports/clock.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import { failField } from '../../shared/fail-field.ts';
import { addSeconds } from '../../shared/time.ts';
import type { News } from './news.ts';
import type { EventStore } from './store.ts';
import type { AskedEventType, EventPage } from './types.ts';

export type EventsDeps = {
  readonly store: EventStore;
  readonly news: Pick<News, 'wait'>;
  readonly now: Now;
};

export type ListEvents = {
  readonly agencyId: number;
  readonly after?: number;
  readonly types?: readonly AskedEventType[];
  readonly limit: number;
  readonly wait: number;
  readonly signal: AbortSignal;
};

const KEPT_SECONDS = 30 * 86_400;
/** However few events are of the types that are asked for, an answer looks at no more than these. */
const POSITIONS_AT_ONCE = 10_000;

const fail: FailOf<'listEvents'> = failOf();

/** What has happened behind a position; where nothing has, it is waited for. */
export async function listEvents(request: ListEvents, deps: EventsDeps): Promise<EventPage> {
  const { agencyId, wait, signal } = request;
  const until = AbortSignal.any([signal, AbortSignal.timeout(wait * 1000)]);
  let page = await readEvents(request, deps);
  while (wait > 0 && isAtEnd(page) && (await deps.news.wait({ agencyId, after: page.position }, until))) {
    page = await readEvents({ ...request, after: page.position }, deps);
  }
  return page;
}

const isAtEnd = ({ results, position, lastPosition }: EventPage) => results.length === 0 && position === lastPosition;

/** @throws request.invalid for a position that the feed has not reached, event.gone for one behind which some are deleted */
async function readEvents(
  { agencyId, after, types, limit }: Omit<ListEvents, 'wait' | 'signal'>,
  { store }: EventsDeps,
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

/** Events have positions soon, whether they are read or not. */
export async function placeAll({ store }: Pick<EventsDeps, 'store'>): Promise<void> {
  for (const agencyId of await store.findUnplaced()) await store.place(agencyId);
}

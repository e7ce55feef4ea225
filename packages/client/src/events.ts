import type { AgencyError } from './agency-error.ts';
import type { AgencyClient } from './generated/agency-client.ts';
import type { AskedEventType, Event } from './generated/types.ts';
import type { Result } from './result.ts';

/** Stores an event reader's position, so that a restarted reader continues from there. */
export type CursorStore = {
  /** Returns the stored position, or `undefined` if none is stored yet. */
  readonly get: () => Promise<number | undefined>;
  readonly set: (position: number) => Promise<void>;
};

/** Thrown when a page or an event request fails. Contains the error from the failed call. */
export class ListingError extends Error {
  override readonly name = 'ListingError';
  readonly error: AgencyError;

  constructor(error: AgencyError) {
    super(error.description);
    this.error = error;
  }
}

export type ReadEventsOptions = {
  /** Stores the position after each event that you have processed. Without a cursor, the reader starts at `after`. */
  readonly cursor?: CursorStore;
  /**
   * The starting position if the cursor is empty: a position, or `latest` for new events only. Default: the oldest
   * event.
   */
  readonly after?: number | 'latest';
  readonly types?: readonly AskedEventType[];
  /** Stops the reader. */
  readonly signal?: AbortSignal;
  /** Maximum time in seconds that the service holds a request open for new events. Default: 20. */
  readonly waitSeconds?: number;
};

/**
 * Yields the agency's events one by one and waits for new events until the loop ends or the signal is aborted.
 *
 * The cursor stores an event's position when the next event is requested. If the process stops while it handles an
 * event, the reader delivers that event again after a restart.
 * Throws a ListingError if a call fails, for example with `event.gone` if the position is more than 30 days old.
 */
export async function* readEvents(
  agency: Pick<AgencyClient, 'listEvents'>,
  { cursor, after: from, types, signal, waitSeconds = 20 }: ReadEventsOptions = {},
): AsyncGenerator<Event, void, undefined> {
  let after = (await cursor?.get()) ?? (from === 'latest' ? await latest(agency, signal) : from);
  while (!signal?.aborted) {
    const answer = await listed(agency, { after, types, wait: waitSeconds, limit: 100 }, signal);
    if (!answer) return;
    for (const event of answer.results) {
      yield event;
      await cursor?.set(event.position);
    }
    if (answer.position !== after && answer.results.at(-1)?.position !== answer.position) {
      await cursor?.set(answer.position);
    }
    after = answer.position;
  }
}

type Query = NonNullable<NonNullable<Parameters<AgencyClient['listEvents']>[0]>['query']>;

/** Returns the events, or `undefined` if the signal was aborted during the request. */
async function listed(agency: Pick<AgencyClient, 'listEvents'>, query: Query, signal: AbortSignal | undefined) {
  try {
    const result = await agency.listEvents({ query, signal });
    if (!result.ok) throw new ListingError(result.error);
    return result.data;
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}

async function latest(agency: Pick<AgencyClient, 'listEvents'>, signal: AbortSignal | undefined) {
  return (await listed(agency, { limit: 1 }, signal))?.lastPosition;
}

type Page<Row> = { readonly results: readonly Row[]; readonly nextCursor?: string };
type List<Input, Row> = (input?: Input) => Promise<Result<Page<Row>>>;

/**
 * Yields all rows of a list and requests each page only when it is needed. Example:
 * `for await (const order of all(agency.listOrders, { query: { status: 'reserved' } }))`.
 * Throws a ListingError if a page request fails.
 */
export async function* all<Input extends { readonly query?: object }, Row>(
  list: List<Input, Row>,
  input?: Input,
): AsyncGenerator<Row, void, undefined> {
  let cursor: string | undefined;
  do {
    const result = await list({ ...input, query: { ...input?.query, ...(cursor && { cursor }) } } as Input);
    if (!result.ok) throw new ListingError(result.error);
    yield* result.data.results;
    cursor = result.data.nextCursor;
  } while (cursor !== undefined);
}

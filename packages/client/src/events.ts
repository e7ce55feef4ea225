import type { AgencyError } from './agency-error.ts';
import type { AgencyClient } from './generated/agency-client.ts';
import type { AskedEventType, Event } from './generated/types.ts';
import type { Result } from './result.ts';

/** Where the position of a reader is kept, so that it goes on where it was. */
export type CursorStore = {
  /** `undefined` at the very beginning. */
  readonly get: () => Promise<number | undefined>;
  readonly set: (position: number) => Promise<void>;
};

/** What ended an iteration: the refusal that came of a call. */
export class ListingError extends Error {
  override readonly name = 'ListingError';
  readonly error: AgencyError;

  constructor(error: AgencyError) {
    super(error.description);
    this.error = error;
  }
}

export type ReadEventsOptions = {
  /** Keeps the position after each event that you have worked on. Without it, the reader begins where `after` says. */
  readonly cursor?: CursorStore;
  /** Where to begin when the cursor has nothing: a position, or `latest` for what is new. Default: the oldest event. */
  readonly after?: number | 'latest';
  readonly types?: readonly AskedEventType[];
  /** Ends the reading. */
  readonly signal?: AbortSignal;
  /** How long an answer is awaited. Default 20. */
  readonly waitSeconds?: number;
};

/**
 * The events of the agency, one by one, for as long as you go on: where there is none, it is waited for. The position is kept when the next
 * event is asked for, so one that you were at when the process ended comes again.
 * @throws ListingError when the service refuses: `event.gone` after more than 30 days
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

/** `undefined` when the reading was ended meanwhile. */
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
 * All rows of a list, page by page as they are needed: `for await (const order of all(agency.listOrders, { query: { status: 'reserved' } }))`.
 * @throws ListingError when the service refuses a page
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
